package org.townhound.kit.sample;

import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import org.townhound.eventstore.EventStore;
import org.townhound.kit.deadline.DeadlineKind;

/** One deadline that waits for nothing, and one that waits for what another service could still say. */
final class SampleDeadlines {
    @Produces
    @Singleton
    DeadlineKind harmless(EventStore store) {
        return new SampleDeadline("harmless", false, store);
    }

    @Produces
    @Singleton
    DeadlineKind adverse(EventStore store) {
        return new SampleDeadline("adverse", true, store);
    }
}
