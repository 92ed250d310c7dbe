package org.townhound.impound.impoundment.application;

import java.time.LocalDate;
import java.util.UUID;
import org.townhound.ordinances.values.Money;

/** What another service's event says, as far as a release may need it. */
public sealed interface ForeignFact {
    record Keeper(UUID personId) implements ForeignFact {}

    record Dog(UUID dogId, LocalDate bornOn) implements ForeignFact {}

    record License(
            UUID licenseId,
            UUID dogId,
            LocalDate appliedOn,
            LocalDate periodFrom,
            LocalDate periodUntil,
            Money fee,
            UUID eventId)
            implements ForeignFact {}

    record Vaccination(UUID certificateId, UUID dogId, LocalDate vaccinatedOn, LocalDate expiresOn)
            implements ForeignFact {}

    record Citation(String noticeNumber, UUID personId, LocalDate issuedOn, Money amount, UUID accountId, UUID eventId)
            implements ForeignFact {}

    /**
     * A line of an account.
     *
     * @param charge whether something became owed by it that was not before: a charge
     * @param amount positive where more is owed
     */
    record AccountLine(UUID accountId, boolean charge, Money amount, UUID eventId) implements ForeignFact {}
}
