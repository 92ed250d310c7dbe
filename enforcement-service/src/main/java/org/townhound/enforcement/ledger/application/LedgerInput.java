package org.townhound.enforcement.ledger.application;

import java.util.UUID;
import org.townhound.contracts.enforcement.v1.AdjustmentProposed;
import org.townhound.contracts.enforcement.v1.AssessmentAdjusted;
import org.townhound.contracts.enforcement.v1.CitationDefaultRemoved;
import org.townhound.contracts.enforcement.v1.CitationDefaulted;
import org.townhound.contracts.enforcement.v1.CitationIssued;
import org.townhound.contracts.enforcement.v1.ComplaintFiled;
import org.townhound.contracts.enforcement.v1.EnforcementEvent;
import org.townhound.contracts.enforcement.v1.NoticeDefective;
import org.townhound.contracts.enforcement.v1.OffenseAssessed;
import org.townhound.contracts.enforcement.v1.OffenseRecorded;
import org.townhound.contracts.enforcement.v1.OffenseVoided;
import org.townhound.contracts.enforcement.v1.WarningIssued;
import org.townhound.eventstore.StoredEvent;
import org.townhound.eventstore.StreamId;

/** Something that happened to an offense, and the ledger that it belongs to. */
public record LedgerInput(StreamId ledger, UUID offenseId, EnforcementEvent event, StoredEvent stored) {
    public static final String LEDGER = "offense-ledger";

    public static StreamId ledger(String town, UUID personId) {
        return StreamId.of(town, LEDGER, personId);
    }

    public static LedgerInput of(StoredEvent stored) {
        return switch ((EnforcementEvent) stored.event()) {
            case OffenseRecorded it -> input(it.personId(), it.offenseId(), it, stored);
            case OffenseVoided it -> input(it.personId(), it.offenseId(), it, stored);
            case OffenseAssessed _,
                    AssessmentAdjusted _,
                    AdjustmentProposed _,
                    WarningIssued _,
                    CitationIssued _,
                    CitationDefaulted _,
                    CitationDefaultRemoved _,
                    NoticeDefective _,
                    ComplaintFiled _ -> throw new IllegalArgumentException("no ledger counts " + stored.type());
        };
    }

    private static LedgerInput input(UUID personId, UUID offenseId, EnforcementEvent event, StoredEvent stored) {
        return new LedgerInput(ledger(stored.stream().town(), personId), offenseId, event, stored);
    }
}
