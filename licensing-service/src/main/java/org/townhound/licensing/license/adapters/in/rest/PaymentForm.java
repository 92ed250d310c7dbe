package org.townhound.licensing.license.adapters.in.rest;

import com.fasterxml.jackson.annotation.JsonProperty;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.time.Instant;
import java.util.Locale;
import java.util.UUID;
import org.townhound.kit.account.domain.AccountCommand.ReceivePayment;
import org.townhound.kit.problem.ProblemException;
import org.townhound.licensing.recording.application.Occasion;
import org.townhound.ordinances.values.Money;

/** A payment at the counter or by card; the client makes its id, so that a payment sent twice is one. */
public record PaymentForm(
        @NotNull UUID paymentId,
        @NotNull Money amount,
        @NotNull Method method,
        @Size(max = 100) String reference,
        Instant receivedAt) {

    public enum Method {
        @JsonProperty("cash")
        CASH,
        @JsonProperty("check")
        CHECK,
        @JsonProperty("card")
        CARD
    }

    ReceivePayment command(UUID licenseId, Occasion occasion) {
        if (!amount.isPositive()) {
            throw ProblemException.badField("/amount", "The field /amount must be more than nothing.");
        }
        return new ReceivePayment(
                licenseId,
                paymentId,
                amount,
                method.name().toLowerCase(Locale.ROOT),
                reference,
                occasion.happened().at());
    }
}
