package org.townhound.impound.impoundment.domain;

import java.time.LocalDate;
import java.util.UUID;
import org.townhound.contracts.impound.v1.FineStanding;
import org.townhound.ordinances.values.DayLimit;
import org.townhound.ordinances.values.Money;

/** A fine of the keeper as enforcement's events have it. */
public record Fine(String noticeNumber, LocalDate issuedOn, Money outstanding, UUID eventId) {

    FineStanding standingOn(LocalDate day, DayLimit daysToPay) {
        LocalDate payUntil = daysToPay.after(issuedOn).day();
        return new FineStanding(
                noticeNumber,
                issuedOn,
                payUntil,
                outstanding,
                outstanding.isPositive() && day.isAfter(payUntil),
                eventId);
    }
}
