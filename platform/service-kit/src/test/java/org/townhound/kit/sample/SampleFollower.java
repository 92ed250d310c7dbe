package org.townhound.kit.sample;

import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import java.io.IOException;
import java.util.List;
import java.util.Set;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.eclipse.microprofile.reactive.messaging.Incoming;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.eventstore.EventConsumer;
import org.townhound.eventstore.SealedEvent;
import org.townhound.eventstore.kafka.LaneConsumer;

/** Reads the service's own topic as if another service wrote it, and stands still when told to. */
@Singleton
public class SampleFollower implements EventConsumer {
    static final String NAME = "sample-follower";

    private final LaneConsumer lanes;
    private volatile boolean standsStill;

    SampleFollower(LaneConsumer lanes) {
        this.lanes = lanes;
    }

    public void standStill(boolean still) {
        standsStill = still;
    }

    @Incoming(NAME)
    Uni<Void> consume(ConsumerRecords<String, byte[]> records) {
        return lanes.consume(this, records);
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public String source() {
        return "other";
    }

    @Override
    public Set<String> families() {
        return Set.of("enforcement.warning-issued");
    }

    @Override
    public Uni<Void> apply(Mutiny.Session session, List<SealedEvent> events) {
        return standsStill
                ? Uni.createFrom().failure(new IOException("told to stand still"))
                : Uni.createFrom().voidItem();
    }
}
