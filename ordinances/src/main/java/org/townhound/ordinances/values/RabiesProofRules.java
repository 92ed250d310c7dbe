package org.townhound.ordinances.values;

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
}
