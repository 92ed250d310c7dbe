package org.townhound.notification.notice.adapters.out.views;

import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.contracts.notification.v1.NoticeFailed;
import org.townhound.contracts.notification.v1.NoticeQueued;
import org.townhound.contracts.notification.v1.NoticeSent;
import org.townhound.contracts.notification.v1.NoticeWritten;
import org.townhound.contracts.notification.v1.NotificationEvent;
import org.townhound.eventstore.Projection;
import org.townhound.eventstore.SealedEvent;
import org.townhound.notification.notice.application.ListNotices;
import org.townhound.notification.notice.domain.Channel;

/** Every notice with what became of it, and when there is something to do for it; only an index, the streams decide. */
public final class NoticeProjection implements Projection {
    public static final String NAME = ListNotices.VIEW;

    private static final String QUEUED = """
            insert into app.notice_v1 (notice_id, town, person_id, kind, reference, status, queued_seq, try_at)
            values (?1, ?2, ?3, ?4, ?5, 'queued', ?6, clock_timestamp())""";
    private static final String SETTLED =
            "update app.notice_v1 set status = ?2, try_at = null, claimed_until = null where notice_id = ?1";
    private static final String SENDING = "update app.notice_v1 set status = 'sending' where notice_id = ?1";
    private static final String FAILED = """
            update app.notice_v1
            set try_at = clock_timestamp() + make_interval(secs => ?2), claimed_until = null where notice_id = ?1""";

    private static final double MILLIS = 1_000.0;
    /** After so many doublings a pause stays as long as it is. */
    private static final int DOUBLINGS = 12;

    private final Duration firstPause;

    /** Pauses {@code firstPause} after the first failure, and twice as long each time. */
    public NoticeProjection(Duration firstPause) {
        this.firstPause = firstPause;
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public Set<String> families() {
        return Set.of(
                "notification.notice-queued",
                "notification.notice-written",
                "notification.notice-sent",
                "notification.notice-failed");
    }

    @Override
    public Uni<Void> apply(Mutiny.Session session, List<SealedEvent> events) {
        return Multi.createFrom()
                .iterable(events)
                .onItem()
                .transformToUniAndConcatenate(event -> apply(session, event))
                .collect()
                .last()
                .replaceWithVoid();
    }

    private Uni<Integer> apply(Mutiny.Session session, SealedEvent event) {
        return switch ((NotificationEvent) event.stored().event()) {
            case NoticeQueued it -> insert(session, event, it);
            case NoticeWritten it ->
                it.channel().equals(Channel.EMAIL.wire())
                        ? session.createNativeQuery(SENDING)
                                .setParameter(1, it.noticeId())
                                .executeUpdate()
                        : settle(session, it.noticeId(), "letter");
            case NoticeSent it -> settle(session, it.noticeId(), "sent");
            case NoticeFailed it -> it.givenUp() ? settle(session, it.noticeId(), "failed") : postpone(session, it);
        };
    }

    private static Uni<Integer> insert(Mutiny.Session session, SealedEvent event, NoticeQueued it) {
        return session.createNativeQuery(QUEUED)
                .setParameter(1, it.noticeId())
                .setParameter(2, event.stored().stream().town())
                .setParameter(3, it.personId())
                .setParameter(4, it.kind())
                .setParameter(5, it.reference())
                .setParameter(6, event.seq())
                .executeUpdate();
    }

    private static Uni<Integer> settle(Mutiny.Session session, UUID noticeId, String status) {
        return session.createNativeQuery(SETTLED)
                .setParameter(1, noticeId)
                .setParameter(2, status)
                .executeUpdate();
    }

    private Uni<Integer> postpone(Mutiny.Session session, NoticeFailed it) {
        Duration pause = firstPause.multipliedBy(1L << Math.min(it.attempt() - 1, DOUBLINGS));
        return session.createNativeQuery(FAILED)
                .setParameter(1, it.noticeId())
                .setParameter(2, pause.toMillis() / MILLIS)
                .executeUpdate();
    }
}
