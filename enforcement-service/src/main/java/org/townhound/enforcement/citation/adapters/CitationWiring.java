package org.townhound.enforcement.citation.adapters;

import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import org.townhound.enforcement.citation.application.IssuedNotices;
import org.townhound.enforcement.citation.application.PayingCitations;
import org.townhound.enforcement.citation.application.ReadingCitations;
import org.townhound.enforcement.ledger.application.ReadingLedgers;
import org.townhound.eventstore.EventStore;
import org.townhound.eventstore.UnitOfWork;
import org.townhound.kit.account.Accounts;
import org.townhound.kit.account.KeepingAccounts;

final class CitationWiring {
    @Produces
    @Singleton
    ReadingCitations readingCitations(
            UnitOfWork unitOfWork, EventStore store, ReadingLedgers ledgers, Accounts accounts) {
        return new ReadingCitations(unitOfWork, new IssuedNotices(store), ledgers, accounts);
    }

    @Produces
    @Singleton
    PayingCitations payingCitations(EventStore store, KeepingAccounts accounts) {
        return new PayingCitations(new IssuedNotices(store), accounts);
    }
}
