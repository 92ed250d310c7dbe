package org.townhound.enforcement.offense.adapters;

import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import org.townhound.enforcement.ledger.application.ExpectInput;
import org.townhound.enforcement.ledger.application.LockLedgers;
import org.townhound.enforcement.ledger.application.ReadingLedgers;
import org.townhound.enforcement.ledger.application.TownLaw;
import org.townhound.enforcement.offense.application.AwaitingAssessments;
import org.townhound.enforcement.offense.application.Offenses;
import org.townhound.enforcement.offense.application.ReadingOffenses;
import org.townhound.enforcement.offense.application.RecordingOffenses;
import org.townhound.enforcement.offense.application.TakingFieldForms;
import org.townhound.enforcement.party.application.FindParty;
import org.townhound.eventstore.EventStore;
import org.townhound.eventstore.Progress;
import org.townhound.eventstore.Reservations;
import org.townhound.eventstore.UnitOfWork;

final class OffenseWiring {
    @Produces
    @Singleton
    Offenses offenses(EventStore store) {
        return new Offenses(store);
    }

    @Produces
    @Singleton
    RecordingOffenses recordingOffenses(
            LockLedgers locks,
            EventStore store,
            Offenses offenses,
            FindParty parties,
            ExpectInput inputs,
            TownLaw law) {
        return new RecordingOffenses(locks, store, offenses, parties, inputs, law);
    }

    @Produces
    @Singleton
    TakingFieldForms takingFieldForms(RecordingOffenses offenses, Reservations reservations, TownLaw law) {
        return new TakingFieldForms(offenses, reservations, law);
    }

    @Produces
    @Singleton
    ReadingOffenses readingOffenses(UnitOfWork unitOfWork, Offenses offenses, ReadingLedgers ledgers) {
        return new ReadingOffenses(unitOfWork, offenses, ledgers);
    }

    @Produces
    @Singleton
    AwaitingAssessments awaitingAssessments(ReadingOffenses offenses, Progress progress) {
        return new AwaitingAssessments(offenses, progress);
    }
}
