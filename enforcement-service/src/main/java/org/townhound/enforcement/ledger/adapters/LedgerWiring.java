package org.townhound.enforcement.ledger.adapters;

import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.time.InstantSource;
import org.townhound.enforcement.ledger.adapters.out.table.LedgerFactTable;
import org.townhound.enforcement.ledger.adapters.out.table.LedgerGapTable;
import org.townhound.enforcement.ledger.adapters.out.table.LedgerInputTable;
import org.townhound.enforcement.ledger.adapters.out.table.LedgerLocks;
import org.townhound.enforcement.ledger.application.CountingOffenses;
import org.townhound.enforcement.ledger.application.KeepingLedgers;
import org.townhound.enforcement.ledger.application.LockLedgers;
import org.townhound.enforcement.ledger.application.NoticeAccounts;
import org.townhound.enforcement.ledger.application.NumberNotices;
import org.townhound.enforcement.ledger.application.OpeningLedgers;
import org.townhound.enforcement.ledger.application.ReadingLedgers;
import org.townhound.enforcement.ledger.application.TownLaw;
import org.townhound.enforcement.party.application.FindParty;
import org.townhound.eventstore.EventStore;
import org.townhound.eventstore.Reservations;
import org.townhound.eventstore.UnitOfWork;
import org.townhound.kit.account.Accounts;
import org.townhound.ordinances.OrdinanceBook;

final class LedgerWiring {
    @Produces
    @Singleton
    TownLaw law(OrdinanceBook book) {
        return new TownLaw(book);
    }

    @Produces
    @Singleton
    LedgerGapTable gaps() {
        return new LedgerGapTable();
    }

    @Produces
    @Singleton
    KeepingLedgers keepingLedgers(
            LockLedgers locks,
            EventStore store,
            LedgerGapTable gaps,
            Reservations reservations,
            Accounts accounts,
            TownLaw law,
            InstantSource clock) {
        LedgerFactTable facts = new LedgerFactTable();
        return new KeepingLedgers(
                store,
                new OpeningLedgers(locks, store, facts, gaps),
                facts,
                new NumberNotices(reservations),
                new NoticeAccounts(accounts, law),
                law,
                clock);
    }

    @Produces
    @Singleton
    LockLedgers locks() {
        return new LedgerLocks();
    }

    @Produces
    @Singleton
    LedgerInputTable inputs() {
        return new LedgerInputTable();
    }

    @Produces
    @Singleton
    ReadingLedgers readingLedgers(EventStore store, LedgerGapTable gaps, LedgerInputTable inputs, TownLaw law) {
        return new ReadingLedgers(store, gaps, inputs, law);
    }

    @Produces
    @Singleton
    CountingOffenses countingOffenses(UnitOfWork unitOfWork, ReadingLedgers ledgers, FindParty parties) {
        return new CountingOffenses(unitOfWork, ledgers, parties);
    }
}
