package org.townhound.kit.account;

import com.fasterxml.jackson.annotation.JsonProperty;
import jakarta.validation.constraints.NotNull;
import java.util.Locale;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.townhound.eventstore.Provenance;
import org.townhound.kit.account.domain.AccountCommand.WaiveCharges;
import org.townhound.ordinances.values.Money;

/**
 * What is still owed is given up. The reason is one of a list: free text could name somebody, and it goes into an event.
 *
 * @param waiverId made by the client, so that a waiver sent twice is one
 * @param chargeId one charge, or null for all of them, oldest first
 * @param amount more than nothing, at most what is left there, or null for all that is left
 * @param reason why
 */
public record WaiverForm(
        @NotNull UUID waiverId,
        UUID chargeId,
        Money amount,
        @NotNull Reason reason) {
    /** Why a town gives up what it is owed. */
    @Schema(name = "WaiverReason")
    public enum Reason {
        @JsonProperty("hardship")
        HARDSHIP,
        @JsonProperty("assessed-in-error")
        ASSESSED_IN_ERROR,
        @JsonProperty("ordered-by-board-or-court")
        ORDERED_BY_BOARD_OR_COURT,
        @JsonProperty("uncollectible")
        UNCOLLECTIBLE
    }

    WaiveCharges command(UUID accountId, Provenance provenance) {
        return new WaiveCharges(
                accountId,
                waiverId,
                chargeId,
                amount == null ? null : Amounts.positive(amount),
                reason.name().toLowerCase(Locale.ROOT).replace('_', '-'),
                provenance.actor(),
                provenance.recordedAt());
    }
}
