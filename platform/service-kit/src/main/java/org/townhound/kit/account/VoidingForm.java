package org.townhound.kit.account;

import com.fasterxml.jackson.annotation.JsonProperty;
import jakarta.validation.constraints.NotNull;
import java.util.Locale;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.townhound.eventstore.Provenance;
import org.townhound.kit.account.domain.AccountCommand.VoidPayment;

/**
 * A payment turned out to be none.
 *
 * @param paymentId the payment, whole
 * @param reason why
 */
public record VoidingForm(@NotNull UUID paymentId, @NotNull Reason reason) {
    /** Why a payment was none. */
    @Schema(name = "VoidingReason")
    public enum Reason {
        @JsonProperty("check-returned")
        CHECK_RETURNED,
        @JsonProperty("card-reversed")
        CARD_REVERSED,
        @JsonProperty("recorded-in-error")
        RECORDED_IN_ERROR
    }

    VoidPayment command(UUID accountId, Provenance provenance) {
        return new VoidPayment(
                accountId,
                paymentId,
                reason.name().toLowerCase(Locale.ROOT).replace('_', '-'),
                provenance.actor(),
                provenance.recordedAt());
    }
}
