package org.townhound.eventstore.postgres;

import jakarta.inject.Singleton;

/**
 * The hints that the loops of one process give each other.
 *
 * <p>Each nudge has exactly one loop that takes it; whoever adds a listener adds a nudge. Those of other instances do
 * not arrive here, which is why each loop also looks by itself.
 */
@Singleton
public class Nudges {
    private final Nudge appended = new Nudge();
    private final Nudge sealedForPublisher = new Nudge();
    private final Nudge sealedForProjections = new Nudge();
    private final Nudge progressed = new Nudge();

    /** A transaction committed; the sealer listens. */
    public Nudge appended() {
        return appended;
    }

    /** Events were sealed; the publishing loop listens. */
    public Nudge sealedForPublisher() {
        return sealedForPublisher;
    }

    /** Events were sealed; the projections listen. */
    public Nudge sealedForProjections() {
        return sealedForProjections;
    }

    /** A reader came further; whoever waits for its progress listens. */
    public Nudge progressed() {
        return progressed;
    }

    /** Wakes everything that follows the sealer. */
    void sealed() {
        sealedForPublisher.give();
        sealedForProjections.give();
    }
}
