package org.townhound.enforcement.ledger.domain;

import java.time.LocalDate;
import java.util.List;
import java.util.stream.Stream;
import org.townhound.ordinances.values.Applied;
import org.townhound.ordinances.values.Citation;
import org.townhound.ordinances.values.Ladder;
import org.townhound.ordinances.values.Ladder.DogsOfOneIncident;
import org.townhound.ordinances.values.Money;
import org.townhound.ordinances.values.Sanction;
import org.townhound.ordinances.values.Window;

/** Ladders for specifications: the leash ladder of Whitman, and what a test town might make of it. */
record WhitmanLeash(Window.Kind window, DogsOfOneIncident dogs, List<String> raised) implements FineSchedule {
    static final String LEASH = "leash.at-large";
    static final String BITE = "bite.dog";
    static final LocalDate AMENDED = LocalDate.of(2024, 7, 30);

    static WhitmanLeash asWritten() {
        return new WhitmanLeash(Window.Kind.CALENDAR_YEAR, DogsOfOneIncident.SAME_STEP, List.of());
    }

    WhitmanLeash countingEachDog() {
        return new WhitmanLeash(window, DogsOfOneIncident.EACH, raised);
    }

    WhitmanLeash countingForLife() {
        return new WhitmanLeash(Window.Kind.LIFETIME, dogs, raised);
    }

    WhitmanLeash raisedByTheAmendmentTo(String... amounts) {
        return new WhitmanLeash(window, dogs, List.of(amounts));
    }

    @Override
    public Ladder ladder(String provision, LocalDate day) {
        boolean amended = !day.isBefore(AMENDED);
        Citation citation =
                new Citation("whitman-ma", section(provision), amended ? AMENDED : LocalDate.of(2021, 1, 1), "ATM");
        List<Ladder.Step> steps = sanctions(provision, amended)
                .map(sanction -> new Ladder.Step(sanction, citation))
                .toList();
        return new Ladder(provision, provision, window, dogs, steps, amended ? "sha256:2024" : "sha256:2021");
    }

    @Override
    public MailingLimit mailingLimit(LocalDate day) {
        Citation citation = new Citation("whitman-ma", "c.40 s.21D", LocalDate.of(1977, 1, 1), "St.");
        return new MailingLimit(15, new Applied("late-notice.mail-limit-days", "15", citation, "sha256:2024"));
    }

    private static String section(String provision) {
        return provision.equals(BITE) ? "§ 110-18.B" : "§ 110-18.A";
    }

    private Stream<Sanction> sanctions(String provision, boolean amended) {
        if (provision.equals(BITE)) {
            return Stream.concat(Stream.of(Sanction.warning()), fines(List.of("30.00", "60.00")));
        }
        return fines(amended && !raised.isEmpty() ? raised : List.of("30.00", "50.00", "100.00"));
    }

    private static Stream<Sanction> fines(List<String> amounts) {
        return amounts.stream().map(Money::dollars).map(Sanction::fine);
    }
}
