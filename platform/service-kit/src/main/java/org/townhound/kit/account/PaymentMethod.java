package org.townhound.kit.account;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Locale;
import org.townhound.kit.problem.ProblemException;

/** How money changes hands. */
public enum PaymentMethod {
    @JsonProperty("cash")
    CASH,
    @JsonProperty("check")
    CHECK,
    @JsonProperty("card")
    CARD;

    /** As it stands in an event. */
    String wire() {
        return name().toLowerCase(Locale.ROOT);
    }

    /**
     * Lets a reference pass: a check has its number and a card its processor's reference, cash needs none.
     *
     * @throws ProblemException 400 naming {@code /reference}
     */
    void check(String reference) {
        if (this != CASH && (reference == null || reference.isBlank())) {
            throw ProblemException.badField(
                    "/reference",
                    "The field /reference must hold the number of the check or the reference of the card's processor.");
        }
    }
}
