package org.townhound.impound.impoundment.adapters.out.table;

import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.impound.impoundment.application.Inputs;

/** A lane that is held may hide an input of any town, so then all of them are incomplete. */
@Singleton
class MissingInputTable implements Inputs {
    private static final String INCOMPLETE = """
            select cast(exists (select from app.missing_input where town = ?1)
                     or exists (select from eventstore.consumer_lane where held_because is not null) as text)""";
    private static final String MISSING = """
            insert into app.missing_input (town, consumer, event_id) values (?1, ?2, cast(?3 as uuid))
            on conflict do nothing""";

    @Override
    public Uni<Boolean> areIncomplete(Mutiny.Session session, String town) {
        return session.createNativeQuery(INCOMPLETE, String.class)
                .setParameter(1, town)
                .getSingleResult()
                .map(Boolean::parseBoolean);
    }

    @Override
    public Uni<Void> missing(Mutiny.Session session, String town, String consumer, UUID eventId) {
        return session.createNativeQuery(MISSING)
                .setParameter(1, town)
                .setParameter(2, consumer)
                .setParameter(3, eventId.toString())
                .executeUpdate()
                .replaceWithVoid();
    }
}
