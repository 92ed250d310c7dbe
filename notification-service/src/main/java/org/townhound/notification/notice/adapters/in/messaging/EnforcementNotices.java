package org.townhound.notification.notice.adapters.in.messaging;

import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.eclipse.microprofile.reactive.messaging.Incoming;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.contracts.Event;
import org.townhound.contracts.enforcement.v1.AssessmentAdjusted;
import org.townhound.contracts.enforcement.v1.CitationIssued;
import org.townhound.contracts.enforcement.v1.WarningIssued;
import org.townhound.eventstore.EventConsumer;
import org.townhound.eventstore.SealedEvent;
import org.townhound.eventstore.StoredEvent;
import org.townhound.eventstore.kafka.LaneConsumer;
import org.townhound.notification.notice.application.NoticeDraft;
import org.townhound.notification.notice.application.QueueingNotices;
import org.townhound.notification.notice.application.QueueingNotices.Told;

/** Follows enforcement's topic, to tell people of citations, of warnings and of what changes about them. */
@Singleton
public class EnforcementNotices implements EventConsumer {
    private static final String NAME = "enforcement-notices";

    private final LaneConsumer lanes;
    private final QueueingNotices queueing;

    EnforcementNotices(LaneConsumer lanes, QueueingNotices queueing) {
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
        return "enforcement";
    }

    @Override
    public Set<String> families() {
        return Set.of("enforcement.citation-issued", "enforcement.warning-issued", "enforcement.assessment-adjusted");
    }

    @Override
    public Uni<Void> apply(Mutiny.Session session, List<SealedEvent> events) {
        return queueing.queue(
                session,
                events.stream()
                        .map(SealedEvent::stored)
                        .flatMap(stored -> draft(stored).map(draft -> new Told(stored, draft)).stream())
                        .toList());
    }

    private static Optional<NoticeDraft> draft(StoredEvent stored) {
        String town = stored.stream().town();
        Event event = stored.event();
        return switch (event) {
            case CitationIssued issued -> Optional.of(EnforcementDrafts.cited(town, issued));
            case WarningIssued issued -> Optional.of(EnforcementDrafts.warned(town, issued));
            case AssessmentAdjusted adjusted -> EnforcementDrafts.adjusted(town, adjusted, stored.occurredOn());
            case Event _ -> Optional.empty();
        };
    }
}
