package org.townhound.eventstore.kafka;

import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import io.vertx.core.json.JsonArray;
import io.vertx.core.json.JsonObject;
import jakarta.enterprise.context.ApplicationScoped;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.HashSet;
import java.util.Set;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.eventstore.CloudEventAttributes;
import org.townhound.eventstore.EventConsumer;
import org.townhound.eventstore.SealedEvent;

/**
 * Events that could not be applied, and every later event of the same key, so that none overtakes another.
 *
 * <p>Rows hold the whole event, so that it can be looked at and applied later even when the topic is gone. A parked key
 * is parked for this consumer only. Nothing here takes a row out again: that is an operator's act.
 */
@ApplicationScoped
class ParkingLot {
    /** One statement for a whole batch; the streams are bound as a JSON array. */
    private static final String PARKED = """
            select distinct stream_id from eventstore.parked_event
            where consumer = ?1
              and stream_id in (select value from json_array_elements_text(cast(cast(?2 as text) as json)))""";
    /** Parking an event twice leaves one row. */
    private static final String PARK = """
            insert into eventstore.parked_event
                (consumer, stream_id, lane, lane_seq, event_id, type, reason, headers, payload)
            values (?1, ?2, ?3, ?4, cast(?5 as uuid), ?6, ?7, cast(cast(?8 as text) as json), ?9)
            on conflict do nothing""";

    /**
     * Which of these streams' keys are parked for the consumer.
     *
     * @param session the transaction that holds the consumer's rows of the lanes, so the answer stays true until it
     *     ends
     * @param consumer its name
     * @param events of any number of streams
     * @return stream ids
     */
    Uni<Set<String>> parked(Mutiny.Session session, String consumer, Collection<SealedEvent> events) {
        JsonArray streams = new JsonArray();
        events.forEach(event -> streams.add(event.stored().stream().toString()));
        return session.createNativeQuery(PARKED, String.class)
                .setParameter(1, consumer)
                .setParameter(2, streams.encode())
                .getResultList()
                .map(HashSet::new);
    }

    /**
     * Stores events as parked, in their order, and tells the consumer of each.
     *
     * @param session the transaction that also moves the consumer's rows
     * @param reason why, without personal data
     */
    Uni<Void> park(Mutiny.Session session, EventConsumer consumer, Collection<SealedEvent> events, String reason) {
        return Multi.createFrom()
                .iterable(events)
                .onItem()
                .transformToUniAndConcatenate(event -> park(session, consumer, event, reason))
                .collect()
                .last()
                .replaceWithVoid();
    }

    private static Uni<Void> park(Mutiny.Session session, EventConsumer consumer, SealedEvent event, String reason) {
        JsonObject headers = new JsonObject();
        CloudEventAttributes.of(consumer.source(), event).forEach(headers::put);
        return session.createNativeQuery(PARK)
                .setParameter(1, consumer.name())
                .setParameter(2, event.stored().stream().toString())
                .setParameter(3, event.lane())
                .setParameter(4, event.laneSeq())
                .setParameter(5, event.stored().eventId().toString())
                .setParameter(6, event.stored().type())
                .setParameter(7, reason)
                .setParameter(8, headers.encode())
                .setParameter(9, event.stored().payload().getBytes(StandardCharsets.UTF_8))
                .executeUpdate()
                .chain(() -> consumer.parked(session, event));
    }
}
