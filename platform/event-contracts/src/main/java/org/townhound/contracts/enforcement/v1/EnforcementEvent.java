package org.townhound.contracts.enforcement.v1;

import org.townhound.contracts.Event;

/** What enforcement publishes on {@code townhound.enforcement}. */
public sealed interface EnforcementEvent extends Event
        permits ComplaintFiled,
                OffenseRecorded,
                OffenseVoided,
                OffenseAssessed,
                AssessmentAdjusted,
                AdjustmentProposed,
                WarningIssued,
                CitationIssued,
                CitationDefaulted,
                CitationDefaultRemoved,
                NoticeDefective {}
