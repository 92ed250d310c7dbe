package org.townhound.enforcement.offense.application;

import io.smallrye.mutiny.Uni;
import java.util.UUID;
import org.townhound.enforcement.ledger.application.LedgerReading;
import org.townhound.enforcement.ledger.application.ReadingLedgers;
import org.townhound.eventstore.UnitOfWork;

/** Reads an offense together with the ledger in which it counts. */
public final class ReadingOffenses {
    private final UnitOfWork unitOfWork;
    private final Offenses offenses;
    private final ReadingLedgers ledgers;

    public ReadingOffenses(UnitOfWork unitOfWork, Offenses offenses, ReadingLedgers ledgers) {
        this.unitOfWork = unitOfWork;
        this.offenses = offenses;
        this.ledgers = ledgers;
    }

    public record OffenseReading(RecordedOffense offense, LedgerReading ledger) {
        public boolean isAssessed() {
            return ledger.offense(offense.orNotFound().offenseId()).isPresent();
        }

        /** Something about the person is recorded that the ledger will yet be told. */
        boolean waits() {
            return !ledger.incomplete() && !ledger.awaited().isEmpty();
        }

        /** Assessed, and not about to be assessed otherwise because of something that is recorded already. */
        public boolean isSettled() {
            return isAssessed() && !waits();
        }
    }

    public Uni<OffenseReading> read(String town, UUID offenseId) {
        return unitOfWork.run(session -> offenses.load(session, town, offenseId)
                .flatMap(offense -> ledgers.read(
                                session, town, offense.orNotFound().personId())
                        .map(ledger -> new OffenseReading(offense, ledger))));
    }
}
