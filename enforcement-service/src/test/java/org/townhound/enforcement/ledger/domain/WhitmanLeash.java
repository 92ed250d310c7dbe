package org.townhound.enforcement.ledger.domain;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.townhound.ordinances.values.Applied;
import org.townhound.ordinances.values.BusinessCalendar;
import org.townhound.ordinances.values.Citation;
import org.townhound.ordinances.values.Counting;
import org.townhound.ordinances.values.Counting.DogsOfOneIncident;
import org.townhound.ordinances.values.DayLimit;
import org.townhound.ordinances.values.InForce;
import org.townhound.ordinances.values.Ladder;
import org.townhound.ordinances.values.LedgerRules;
import org.townhound.ordinances.values.Money;
import org.townhound.ordinances.values.Sanction;
import org.townhound.ordinances.values.Span;

/** Ladders for specifications: the leash ladder of Whitman, and what a test town might make of it. */
public record WhitmanLeash(
        Span window,
        DogsOfOneIncident dogs,
        List<String> raised,
        LedgerRules.Increase increase,
        LedgerRules.Decrease decrease,
        boolean countsUncited)
        implements FineSchedule {
    public static final String LEASH = "leash.at-large";
    static final String BITE = "bite.dog";
    static final LocalDate AMENDED = LocalDate.of(2024, 7, 30);

    public static WhitmanLeash asWritten() {
        return new WhitmanLeash(
                new Span.CalendarYear(),
                DogsOfOneIncident.SAME_STEP,
                List.of(),
                LedgerRules.Increase.PROPOSE,
                LedgerRules.Decrease.APPLY,
                true);
    }

    WhitmanLeash countingEachDog() {
        return new WhitmanLeash(window, DogsOfOneIncident.EACH, raised, increase, decrease, countsUncited);
    }

    WhitmanLeash countingForLife() {
        return new WhitmanLeash(new Span.Lifetime(), dogs, raised, increase, decrease, countsUncited);
    }

    WhitmanLeash raisedByTheAmendmentTo(String... amounts) {
        return new WhitmanLeash(window, dogs, List.of(amounts), increase, decrease, countsUncited);
    }

    WhitmanLeash onIncrease(LedgerRules.Increase choice) {
        return new WhitmanLeash(window, dogs, raised, choice, decrease, countsUncited);
    }

    WhitmanLeash onDecrease(LedgerRules.Decrease choice) {
        return new WhitmanLeash(window, dogs, raised, increase, choice, countsUncited);
    }

    WhitmanLeash countingCitedOnly() {
        return new WhitmanLeash(window, dogs, raised, increase, decrease, false);
    }

    @Override
    public Ladder ladder(String provision, LocalDate day) {
        boolean amended = !day.isBefore(AMENDED);
        Citation citation =
                new Citation("whitman-ma", section(provision), amended ? AMENDED : LocalDate.of(2021, 1, 1), "ATM");
        List<Ladder.Step> steps = sanctions(provision, amended)
                .map(sanction -> new Ladder.Step(sanction, citation))
                .toList();
        Counting counting = new Counting(provision, Counting.Key.PERSON, window, dogs);
        String version = amended ? "sha256:2024" : "sha256:2021";
        return new Ladder(provision, counting, steps, Ladder.Terms.PLAIN, version);
    }

    @Override
    public LedgerRules ledgerRules(LocalDate day) {
        return new LedgerRules(
                inForce("ledger.increase", increase),
                inForce("ledger.decrease", decrease),
                inForce("ladder.counts_uncited", countsUncited));
    }

    @Override
    public MailingLimit mailingLimit(LocalDate day) {
        return new MailingLimit(inForce("late_notice.mail_limit_days", 15));
    }

    @Override
    public Optional<DayLimit> paymentTerms(LocalDate day) {
        return Optional.of(new DayLimit(
                inForce("fines.days-to-pay", 21),
                inForce("roll.sunday_holiday", true),
                new BusinessCalendar(List.of())));
    }

    private static <T> InForce<T> inForce(String setting, T value) {
        Citation citation = new Citation("whitman-ma", "§ 110-18", LocalDate.of(2021, 1, 1), "ATM");
        return new InForce<>(value, new Applied(setting, value.toString(), citation, "sha256:2021"));
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
