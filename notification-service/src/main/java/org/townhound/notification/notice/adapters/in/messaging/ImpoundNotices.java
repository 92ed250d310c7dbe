package org.townhound.notification.notice.adapters.in.messaging;

import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.eclipse.microprofile.reactive.messaging.Incoming;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.contracts.impound.v1.DogImpounded;
import org.townhound.contracts.impound.v1.DogReleased;
import org.townhound.contracts.impound.v1.HoldExpired;
import org.townhound.contracts.impound.v1.ImpoundEvent;
import org.townhound.contracts.impound.v1.KeeperIdentified;
import org.townhound.eventstore.EventConsumer;
import org.townhound.eventstore.SealedEvent;
import org.townhound.eventstore.StoredEvent;
import org.townhound.eventstore.kafka.LaneConsumer;
import org.townhound.notification.notice.application.KeepNamelessStays;
import org.townhound.notification.notice.application.NoticeDraft;
import org.townhound.notification.notice.application.QueueingNotices;
import org.townhound.notification.notice.application.QueueingNotices.Told;

/** Follows impound's topic, to tell keepers of their dogs; of a dog that nobody knows, once its keeper is known. */
@Singleton
public class ImpoundNotices implements EventConsumer {
    private static final String NAME = "impound-notices";

    private final LaneConsumer lanes;
    private final QueueingNotices queueing;
    private final KeepNamelessStays nameless;

    ImpoundNotices(LaneConsumer lanes, QueueingNotices queueing, KeepNamelessStays nameless) {
        this.lanes = lanes;
        this.queueing = queueing;
        this.nameless = nameless;
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
        return "impound";
    }

    @Override
    public Set<String> families() {
        return Set.of("impound.dog-impounded", "impound.keeper-identified", "impound.dog-released");
    }

    @Override
    public Uni<Void> apply(Mutiny.Session session, List<SealedEvent> events) {
        List<Told> told = new ArrayList<>();
        return Multi.createFrom()
                .iterable(events)
                .onItem()
                .transformToUniAndConcatenate(event -> draft(session, event.stored())
                        .invoke(found -> found.ifPresent(draft -> told.add(new Told(event.stored(), draft)))))
                .collect()
                .last()
                .chain(() -> queueing.queue(session, told));
    }

    private Uni<Optional<NoticeDraft>> draft(Mutiny.Session session, StoredEvent stored) {
        String town = stored.stream().town();
        return switch ((ImpoundEvent) stored.event()) {
            case DogImpounded it
            when it.keeperId() == null ->
                nameless.keep(session, ImpoundDrafts.impounded(town, it)).replaceWith(Optional.empty());
            case DogImpounded it -> Uni.createFrom().item(Optional.of(ImpoundDrafts.impounded(town, it)));
            case KeeperIdentified it ->
                nameless.take(session, town, it.impoundmentId())
                        .map(found -> found.map(draft -> draft.to(it.keeperId())));
            case DogReleased it -> Uni.createFrom().item(Optional.of(ImpoundDrafts.released(town, it)));
            case HoldExpired _ -> Uni.createFrom().item(Optional.empty());
        };
    }
}
