package org.townhound.notification.notice.application;

import io.smallrye.mutiny.Uni;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.contracts.notification.v1.NotificationEvent;
import org.townhound.eventstore.Append;
import org.townhound.eventstore.Cause;
import org.townhound.eventstore.EventStore;
import org.townhound.eventstore.Ids;
import org.townhound.eventstore.NewEvent;
import org.townhound.eventstore.Provenance;
import org.townhound.eventstore.StoredEvent;
import org.townhound.eventstore.StreamAppend;
import org.townhound.eventstore.StreamId;
import org.townhound.kit.town.Towns;
import org.townhound.notification.notice.domain.Notice;
import org.townhound.notification.notice.domain.NoticeCommand;
import org.townhound.notification.notice.domain.NoticeDecider;

/** Notices as their streams have them, whatever a view says. */
public final class Notices {
    static final String KIND = "notice";
    static final String ACTOR = "service:notification";

    private final EventStore store;
    private final Towns towns;
    private final InstantSource clock;

    public Notices(EventStore store, Towns towns, InstantSource clock) {
        this.store = store;
        this.towns = towns;
        this.clock = clock;
    }

    /** A notice and the events that made it so. */
    record Loaded(StreamId stream, List<StoredEvent> events, Notice notice) {}

    Uni<Loaded> load(Mutiny.Session session, String town, UUID noticeId) {
        StreamId stream = StreamId.of(town, KIND, noticeId);
        return store.load(session, stream).map(events -> {
            Notice notice = Notice.NONE;
            for (StoredEvent stored : events) {
                notice = Notice.evolve(notice, (NotificationEvent) stored.event());
            }
            return new Loaded(stream, events, notice);
        });
    }

    /** Appends what follows from a command, if anything does, and gives the notice afterwards. */
    Uni<Notice> settle(Mutiny.Session session, Loaded before, NoticeCommand command, Provenance provenance) {
        return NoticeDecider.decide(command, before.notice())
                .map(event -> store.append(
                                session, new Append(provenance, List.of(addition(before, event, provenance))))
                        .replaceWith(Notice.evolve(before.notice(), event)))
                .orElseGet(() -> Uni.createFrom().item(before.notice()));
    }

    /** Who, when and why for what follows from a notice's last event. */
    Provenance provenance(Loaded before) {
        StoredEvent last = before.events().getLast();
        return new Provenance(clock.instant(), ACTOR, last.correlationId(), last.eventId(), last.traceparent());
    }

    private StreamAppend addition(Loaded before, NotificationEvent event, Provenance provenance) {
        Instant now = provenance.recordedAt();
        NewEvent addition = new NewEvent(
                Ids.consequence(ACTOR, before.events().getLast().eventId(), 0),
                event,
                now,
                towns.civilDate(before.stream().town(), now),
                Cause.of(before.events().getLast()));
        return new StreamAppend(before.stream(), before.events().size(), List.of(addition));
    }
}
