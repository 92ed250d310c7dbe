package org.townhound.enforcement.ledger.application;

import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import org.townhound.contracts.enforcement.v1.Assessment;
import org.townhound.contracts.enforcement.v1.Prior;
import org.townhound.ordinances.values.Money;

/** An assessment with its why, as every answer shows it. */
public record AssessmentDetails(
        String provision,
        int ordinal,
        SanctionDetails sanction,
        WindowDetails window,
        List<Prior> priors,
        String arithmetic,
        String town,
        String section,
        String act,
        LocalDate effective,
        String ordinanceVersion) {

    public record SanctionDetails(String kind, Money amount) {}

    public record WindowDetails(String kind, LocalDate from, LocalDate until) {}

    public AssessmentDetails {
        priors = List.copyOf(priors);
    }

    static AssessmentDetails of(Assessment it) {
        return new AssessmentDetails(
                it.provision(),
                it.ordinal(),
                new SanctionDetails(wire(it.sanction().kind()), it.sanction().amount()),
                new WindowDetails(
                        wire(it.window().kind()),
                        it.window().from(),
                        it.window().until()),
                it.priors(),
                it.arithmetic(),
                it.citation().town(),
                it.citation().section(),
                it.citation().act(),
                it.citation().effective(),
                it.ordinanceVersion());
    }

    private static String wire(Enum<?> kind) {
        return kind.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
