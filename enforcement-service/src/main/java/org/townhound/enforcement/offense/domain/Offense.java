package org.townhound.enforcement.offense.domain;

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

/** One offense, from the officer's record to its voiding. */
public sealed interface Offense {
    record Unrecorded() implements Offense {}

    record Recorded(OffenseRecorded content) implements Offense {}

    record Voided(OffenseRecorded content, String reason) implements Offense {}

    static Offense evolve(Offense offense, EnforcementEvent event) {
        return switch (event) {
            case OffenseRecorded recorded -> new Recorded(recorded);
            case OffenseVoided voided -> voided(offense, voided.reason());
            case OffenseAssessed _,
                    AssessmentAdjusted _,
                    AdjustmentProposed _,
                    WarningIssued _,
                    CitationIssued _,
                    CitationDefaulted _,
                    CitationDefaultRemoved _,
                    NoticeDefective _,
                    ComplaintFiled _ -> offense;
        };
    }

    private static Offense voided(Offense offense, String reason) {
        return switch (offense) {
            case Unrecorded unrecorded -> unrecorded;
            case Recorded(OffenseRecorded content) -> new Voided(content, reason);
            case Voided voided -> voided;
        };
    }
}
