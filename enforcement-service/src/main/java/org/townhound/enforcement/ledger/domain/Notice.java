package org.townhound.enforcement.ledger.domain;

import org.townhound.ordinances.values.Sanction;

/** What the keeper is handed for an offense. */
enum Notice {
    CITATION,
    WARNING,
    NONE,
    TOO_LATE;

    static Notice of(OffenseFact fact, Sanction sanction, MailingLimit limit) {
        return switch (fact.action()) {
            case RECORD -> NONE;
            case WARN -> WARNING;
            case CITE -> fact.recordedOn().isAfter(limit.lastDay(fact.occurredOn())) ? TOO_LATE : inTime(sanction);
        };
    }

    private static Notice inTime(Sanction sanction) {
        return switch (sanction.kind()) {
            case WARNING -> WARNING;
            case FINE -> CITATION;
        };
    }

    boolean isHandedOver() {
        return this == CITATION || this == WARNING;
    }
}
