package org.townhound.enforcement.citation.adapters;

import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import org.townhound.enforcement.citation.application.CitationDefault;
import org.townhound.enforcement.citation.application.DefaultRemoval;
import org.townhound.enforcement.ledger.application.ReadingLedgers;
import org.townhound.enforcement.ledger.application.TownLaw;
import org.townhound.eventstore.EventStore;
import org.townhound.kit.account.Accounts;

final class CitationDeadlineWiring {
    @Produces
    @Singleton
    CitationDefault citationDefault(EventStore store, ReadingLedgers ledgers, Accounts accounts, TownLaw law) {
        return new CitationDefault(store, ledgers, accounts, law);
    }

    @Produces
    @Singleton
    DefaultRemoval defaultRemoval(EventStore store, Accounts accounts, TownLaw law) {
        return new DefaultRemoval(store, accounts, law);
    }
}
