package org.townhound.contracts.kit.v1;

import java.time.Instant;
import java.util.UUID;
import org.townhound.ordinances.values.Money;

/**
 * A payment turned out to be none, such as a check that the bank returned: what it paid is owed again, by the same day.
 *
 * @param accountId the account
 * @param paymentId the payment
 * @param amount the whole of it
 * @param reason stable, such as {@code check-returned}
 * @param voidedBy who voided it, opaque
 * @param voidedAt when
 */
public record PaymentVoided(
        UUID accountId, UUID paymentId, Money amount, String reason, String voidedBy, Instant voidedAt)
        implements AccountEvent {}
