package org.townhound.notification.notice.application;

import io.smallrye.mutiny.Uni;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
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
import org.townhound.ordinances.values.Applied;

/** Queues a notice for each event of which the town tells; an event that comes again queues nothing. */
public final class QueueingNotices {
    private static final String MAKER = "notices";

    private final EventStore store;
    private final TownNotices law;
    private final Towns towns;
    private final InstantSource clock;

    public QueueingNotices(EventStore store, TownNotices law, Towns towns, InstantSource clock) {
        this.store = store;
        this.law = law;
        this.towns = towns;
        this.clock = clock;
    }

    /** What an event gives rise to. */
    public record Told(StoredEvent cause, NoticeDraft draft) {}

    public Uni<Void> queue(Mutiny.Session session, List<Told> told) {
        Map<StreamId, Told> wanted = new TreeMap<>();
        told.stream().filter(this::isWanted).forEach(one -> wanted.put(stream(one), one));
        if (wanted.isEmpty()) {
            return Uni.createFrom().voidItem();
        }
        return store.lock(session, wanted.keySet()).flatMap(versions -> {
            wanted.keySet().removeIf(stream -> versions.get(stream) > 0);
            return wanted.isEmpty() ? Uni.createFrom().voidItem() : append(session, wanted);
        });
    }

    private boolean isWanted(Told one) {
        NoticeDraft draft = one.draft();
        return law.rule(draft.town(), draft.kind(), draft.on()).isPresent();
    }

    private static StreamId stream(Told one) {
        return StreamId.of(one.draft().town(), Notices.KIND, noticeId(one));
    }

    private static UUID noticeId(Told one) {
        return Ids.consequence(MAKER + "/" + one.draft().kind(), one.cause().eventId(), 0);
    }

    private Uni<Void> append(Mutiny.Session session, Map<StreamId, Told> wanted) {
        Instant now = clock.instant();
        Map<UUID, Integer> consequences = new HashMap<>();
        List<StreamAppend> streams = new ArrayList<>();
        wanted.forEach((stream, one) -> NoticeDecider.decide(command(one), Notice.NONE)
                .ifPresent(event ->
                        streams.add(new StreamAppend(stream, 0, List.of(event(event, one, now, consequences))))));
        StoredEvent first = wanted.values().iterator().next().cause();
        Provenance provenance =
                new Provenance(now, "consumer:" + MAKER, first.correlationId(), null, first.traceparent());
        return store.append(session, new Append(provenance, streams)).replaceWithVoid();
    }

    private NewEvent event(NotificationEvent event, Told one, Instant now, Map<UUID, Integer> consequences) {
        UUID cause = one.cause().eventId();
        int ordinal = consequences.merge(cause, 1, Integer::sum) - 1;
        return new NewEvent(
                Ids.consequence(MAKER, cause, ordinal),
                event,
                now,
                towns.civilDate(one.draft().town(), now),
                Cause.of(one.cause()));
    }

    private NoticeCommand command(Told one) {
        NoticeDraft draft = one.draft();
        Optional<Applied> rule = law.rule(draft.town(), draft.kind(), draft.on());
        return new NoticeCommand.QueueNotice(
                noticeId(one),
                draft.personId(),
                draft.kind(),
                draft.reference(),
                draft.subjectId(),
                draft.on(),
                draft.lines(),
                draft.why(),
                draft.payableUntil(),
                rule.orElseThrow(),
                law.contest(draft.town(), draft.kind(), draft.on()),
                one.cause().eventId());
    }
}
