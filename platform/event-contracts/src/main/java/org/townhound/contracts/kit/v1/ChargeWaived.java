package org.townhound.contracts.kit.v1;

import java.time.Instant;
import java.util.UUID;
import org.townhound.ordinances.values.Money;

/**
 * Somebody who may do so gave up what was still owed on a charge, or a part of it; what was paid stays paid.
 *
 * @param accountId the account
 * @param waiverId the act; one that gives up several charges is one event for each
 * @param chargeId the charge; null where it is a refund that a payment voided later did not cover
 * @param amount positive, at most what was still owed on it
 * @param reason stable, such as {@code hardship}
 * @param waivedBy who waived it, opaque
 * @param waivedAt when
 */
public record ChargeWaived(
        UUID accountId, UUID waiverId, UUID chargeId, Money amount, String reason, String waivedBy, Instant waivedAt)
        implements AccountEvent {}
