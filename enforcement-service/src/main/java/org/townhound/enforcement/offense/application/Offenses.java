package org.townhound.enforcement.offense.application;

import io.smallrye.mutiny.Uni;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.contracts.enforcement.v1.EnforcementEvent;
import org.townhound.enforcement.offense.domain.Offense;
import org.townhound.eventstore.EventStore;
import org.townhound.eventstore.StoredEvent;
import org.townhound.eventstore.StreamId;

/** Offenses, folded from their streams. */
public final class Offenses {
    private static final String OFFENSE = "offense";

    private final EventStore store;

    public Offenses(EventStore store) {
        this.store = store;
    }

    static StreamId stream(String town, UUID offenseId) {
        return StreamId.of(town, OFFENSE, offenseId);
    }

    public Uni<RecordedOffense> load(Mutiny.Session session, String town, UUID offenseId) {
        StreamId stream = stream(town, offenseId);
        return store.load(session, stream).map(events -> {
            Offense offense = new Offense.Unrecorded();
            for (StoredEvent event : events) {
                offense = Offense.evolve(offense, (EnforcementEvent) event.event());
            }
            return new RecordedOffense(stream, events.size(), offense);
        });
    }
}
