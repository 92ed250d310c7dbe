package org.townhound.kit.account;

import com.fasterxml.jackson.annotation.JsonProperty;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.Locale;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.townhound.eventstore.Provenance;
import org.townhound.kit.account.domain.AccountCommand.PayRefund;
import org.townhound.ordinances.values.Money;

/**
 * The town pays back what it owes.
 *
 * @param refundId made by the client, so that a refund sent twice is one
 * @param amount more than nothing, at most what the town owes back
 * @param method cash, check or card
 * @param reference the check's number or the card processor's reference; cash needs none; at most 100 characters
 * @param reason why
 */
public record RefundForm(
        @NotNull UUID refundId,
        @NotNull Money amount,
        @NotNull PaymentMethod method,
        @Size(max = 100) String reference,
        @NotNull Reason reason) {
    /** Why the town owes it back. */
    @Schema(name = "RefundReason")
    public enum Reason {
        @JsonProperty("overpaid")
        OVERPAID,
        @JsonProperty("charged-twice")
        CHARGED_TWICE,
        @JsonProperty("assessment-adjusted")
        ASSESSMENT_ADJUSTED
    }

    PayRefund command(UUID accountId, Provenance provenance) {
        Amounts.positive(amount);
        method.check(reference);
        return new PayRefund(
                accountId,
                refundId,
                amount,
                method.wire(),
                reference,
                reason.name().toLowerCase(Locale.ROOT).replace('_', '-'),
                provenance.actor(),
                provenance.recordedAt());
    }
}
