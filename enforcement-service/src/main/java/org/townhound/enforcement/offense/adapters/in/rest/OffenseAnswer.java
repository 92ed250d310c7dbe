package org.townhound.enforcement.offense.adapters.in.rest;

import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.Optional;
import java.util.UUID;
import org.townhound.contracts.enforcement.v1.OffenseRecorded;
import org.townhound.enforcement.ledger.application.AssessmentDetails;
import org.townhound.enforcement.ledger.application.LedgerReading;
import org.townhound.enforcement.ledger.application.StandingDetails;
import org.townhound.enforcement.offense.application.RecordedOffense;

/** An offense and how it stands; {@code assessment} is missing until the ledger has it, and once it is voided. */
public record OffenseAnswer(
        UUID offenseId,
        String place,
        UUID incidentId,
        UUID personId,
        boolean keeperConfirmed,
        UUID dogId,
        String provision,
        String action,
        Instant occurredAt,
        LocalDate occurredOn,
        OffsetDateTime deviceRecordedAt,
        String voidedBecause,
        AssessmentDetails assessment,
        StandingDetails.NoticeDetails notice,
        StandingDetails.ProposalDetails proposal,
        StandingDetails.DefectDetails noticeDefective,
        boolean incomplete) {

    static OffenseAnswer of(RecordedOffense offense, LedgerReading ledger) {
        OffenseRecorded content = offense.orNotFound();
        Optional<StandingDetails> standing = ledger.offense(content.offenseId()).map(StandingDetails::of);
        return new OffenseAnswer(
                content.offenseId(),
                offense.place().toString(),
                content.incidentId(),
                content.personId(),
                content.keeperConfirmed(),
                content.dogId(),
                content.provision(),
                content.action(),
                content.occurredAt(),
                content.occurredOn(),
                content.deviceRecordedAt(),
                offense.voidedBecause().orElse(null),
                standing.map(StandingDetails::assessment).orElse(null),
                standing.map(StandingDetails::notice).orElse(null),
                standing.map(StandingDetails::proposal).orElse(null),
                standing.map(StandingDetails::noticeDefective).orElse(null),
                ledger.incomplete());
    }
}
