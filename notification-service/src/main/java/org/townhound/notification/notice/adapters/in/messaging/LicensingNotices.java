package org.townhound.notification.notice.adapters.in.messaging;

import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Set;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.eclipse.microprofile.reactive.messaging.Incoming;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.contracts.licensing.v1.LicensingEvent;
import org.townhound.eventstore.EventConsumer;
import org.townhound.eventstore.SealedEvent;
import org.townhound.eventstore.kafka.LaneConsumer;
import org.townhound.notification.notice.application.QueueingNotices;
import org.townhound.notification.notice.application.QueueingNotices.Told;

/** Follows licensing's topic, to tell keepers of their licenses. */
@Singleton
public class LicensingNotices implements EventConsumer {
    private static final String NAME = "licensing-notices";

    private final LaneConsumer lanes;
    private final QueueingNotices queueing;

    LicensingNotices(LaneConsumer lanes, QueueingNotices queueing) {
        this.lanes = lanes;
        this.queueing = queueing;
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
        return "licensing";
    }

    @Override
    public Set<String> families() {
        return Set.of("licensing.license-issued", "licensing.late-fee-assessed");
    }

    @Override
    public Uni<Void> apply(Mutiny.Session session, List<SealedEvent> events) {
        return queueing.queue(
                session,
                events.stream()
                        .map(SealedEvent::stored)
                        .flatMap(stored -> LicensingDrafts.of(stored.stream().town(), (LicensingEvent) stored.event())
                                .map(draft -> new Told(stored, draft))
                                .stream())
                        .toList());
    }
}
