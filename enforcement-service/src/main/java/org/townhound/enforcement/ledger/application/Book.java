package org.townhound.enforcement.ledger.application;

import org.townhound.contracts.enforcement.v1.EnforcementEvent;
import org.townhound.enforcement.ledger.domain.Facts;
import org.townhound.enforcement.ledger.domain.Ledger;
import org.townhound.eventstore.StreamId;

/** A ledger in the middle of a batch. */
record Book(StreamId stream, Ledger ledger, Facts facts, boolean incomplete) {
    Book learn(KnownFact fact) {
        return new Book(stream, ledger, fact.addTo(facts), incomplete);
    }

    Book evolve(EnforcementEvent event) {
        return new Book(stream, ledger.evolve(event), facts, incomplete);
    }
}
