package org.townhound.enforcement.offense.application;

import io.smallrye.mutiny.Uni;
import java.time.Duration;
import java.util.UUID;
import org.townhound.enforcement.ledger.application.KeepingLedgers;
import org.townhound.enforcement.offense.application.ReadingOffenses.OffenseReading;
import org.townhound.eventstore.Progress;
import org.townhound.eventstore.StreamVersion;

/**
 * Waits until an offense is assessed in full knowledge: its ledger knows everything about the person that was recorded by
 * the time of the answer, so that of two officers with one instant the one who is told last knows of the other.
 */
public final class AwaitingAssessments {
    private final ReadingOffenses offenses;
    private final Progress progress;

    public AwaitingAssessments(ReadingOffenses offenses, Progress progress) {
        this.offenses = offenses;
        this.progress = progress;
    }

    /** The offense as it stands when the patience is over at the latest; without patience at once. */
    public Uni<OffenseReading> read(String town, UUID offenseId, StreamVersion place, Duration patience) {
        if (patience.isZero()) {
            return offenses.read(town, offenseId);
        }
        long deadline = System.nanoTime() + patience.toNanos();
        return progress.await(KeepingLedgers.CONSUMER, place, patience).chain(() -> settled(town, offenseId, deadline));
    }

    private Uni<OffenseReading> settled(String town, UUID offenseId, long deadline) {
        return offenses.read(town, offenseId).flatMap(found -> {
            Duration left = Duration.ofNanos(deadline - System.nanoTime());
            boolean waits = found.waits() && left.isPositive();
            return waits
                    ? progress.await(
                                    KeepingLedgers.CONSUMER,
                                    found.ledger().awaited().getFirst(),
                                    left)
                            .chain(() -> settled(town, offenseId, deadline))
                    : Uni.createFrom().item(found);
        });
    }
}
