package org.townhound.contracts.impound.v1;

import java.time.LocalDate;
import java.util.UUID;
import org.townhound.ordinances.values.Money;

/**
 * A fine of the keeper that was looked at when a dog was released.
 *
 * @param noticeNumber of the citation
 * @param issuedOn the date of the notice
 * @param payUntil the last day to pay it
 * @param outstanding what was still owed on it
 * @param overdue whether the days to pay had run out
 * @param eventId the enforcement event that issued it
 */
public record FineStanding(
        String noticeNumber,
        LocalDate issuedOn,
        LocalDate payUntil,
        Money outstanding,
        boolean overdue,
        UUID eventId) {}
