package org.townhound.eventstore;

import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Set;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.eclipse.microprofile.reactive.messaging.Incoming;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.contracts.licensing.v1.KeeperRegistered;
import org.townhound.eventstore.kafka.LaneConsumer;

/** Notes each event that it applies; an event of the kind {@code poison} breaks it. */
@ApplicationScoped
public class Recorder implements EventConsumer {
    private final LaneConsumer lanes;

    Recorder(LaneConsumer lanes) {
        this.lanes = lanes;
    }

    @Incoming("recorder")
    Uni<Void> consume(ConsumerRecords<String, byte[]> records) {
        return lanes.consume(this, records);
    }

    @Override
    public String name() {
        return "recorder";
    }

    @Override
    public String source() {
        return "licensing";
    }

    @Override
    public Set<String> families() {
        return Set.of("licensing.keeper-registered");
    }

    @Override
    public Uni<Void> apply(Mutiny.Session session, List<SealedEvent> events) {
        return record(session, name(), events);
    }

    public static Uni<Void> record(Mutiny.Session session, String consumer, List<SealedEvent> events) {
        return Multi.createFrom()
                .iterable(events)
                .onItem()
                .transformToUniAndConcatenate(event -> record(session, consumer, event))
                .collect()
                .last()
                .replaceWithVoid();
    }

    private static Uni<Integer> record(Mutiny.Session session, String consumer, SealedEvent event) {
        if (event.stored().event() instanceof KeeperRegistered(var personId, var kind) && kind.equals("poison")) {
            throw new IllegalArgumentException("cannot digest " + personId);
        }
        return session.createNativeQuery("insert into public.effect (consumer, event_id) values (?1, cast(?2 as uuid))")
                .setParameter(1, consumer)
                .setParameter(2, event.stored().eventId().toString())
                .executeUpdate();
    }
}
