package org.townhound.enforcement.citation.adapters.in.rest;

import com.fasterxml.jackson.annotation.JsonProperty;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.Locale;
import java.util.UUID;
import org.townhound.enforcement.citation.application.PayingCitations.PaymentForm;
import org.townhound.kit.problem.ProblemException;
import org.townhound.ordinances.values.Money;

/** A payment at the counter or by card; the client makes its id, so that a payment sent twice is one. */
public record PaymentRequest(
        @NotNull UUID paymentId,
        @NotNull Money amount,
        @NotNull Method method,
        @Size(max = 100) String reference) {

    public enum Method {
        @JsonProperty("cash")
        CASH,
        @JsonProperty("check")
        CHECK,
        @JsonProperty("card")
        CARD
    }

    PaymentForm form() {
        if (!amount.isPositive()) {
            throw ProblemException.badField("/amount", "The field /amount must be more than nothing.");
        }
        return new PaymentForm(paymentId, amount, method.name().toLowerCase(Locale.ROOT), reference);
    }
}
