package org.townhound.ordinances.values;

import java.time.LocalDate;
import java.util.Objects;

/**
 * What proof of vaccination a license asks for.
 *
 * @param proof the provision that asks for it
 * @param fromAgeMonths the age in calendar months from which it is asked for, the day it is reached included
 * @param withinYears how many calendar years the vaccination may lie back
 * @param unexpired whether the certificate must still hold on the day of the application
 */
public record RabiesProofRules(
        Applied proof, InForce<Integer> fromAgeMonths, InForce<Integer> withinYears, InForce<Boolean> unexpired) {
    public RabiesProofRules {
        Objects.requireNonNull(proof, "proof");
        Objects.requireNonNull(fromAgeMonths, "fromAgeMonths");
        Objects.requireNonNull(withinYears, "withinYears");
        Objects.requireNonNull(unexpired, "unexpired");
    }

    /** Whether a dog of that birth needs the proof on {@code day}. */
    public boolean isAskedFor(LocalDate bornOn, LocalDate day) {
        return !day.isBefore(CivilDates.reachesAge(bornOn, fromAgeMonths.value()));
    }

    /**
     * Whether a certificate is such a proof on {@code day}.
     *
     * @param vaccinatedOn civil date of the vaccination
     * @param expiresOn last day on which it holds
     */
    public boolean accepts(LocalDate vaccinatedOn, LocalDate expiresOn, LocalDate day) {
        LocalDate lastDayWithin = vaccinatedOn.plusYears(withinYears.value());
        return !vaccinatedOn.isAfter(day)
                && !day.isAfter(lastDayWithin)
                && !(unexpired.value() && day.isAfter(expiresOn));
    }
}
