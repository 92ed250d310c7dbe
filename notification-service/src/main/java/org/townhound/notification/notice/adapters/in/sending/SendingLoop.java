package org.townhound.notification.notice.adapters.in.sending;

import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.time.Duration;
import java.util.List;
import org.jboss.logging.Logger;
import org.townhound.eventstore.postgres.Loop;
import org.townhound.eventstore.postgres.Nudge;
import org.townhound.notification.notice.application.DueNotices;
import org.townhound.notification.notice.application.SendingNotices;

/** Looks again and again which notices are due, and brings each as far as it will go. */
@ApplicationScoped
class SendingLoop {
    private static final Logger LOG = Logger.getLogger(SendingLoop.class);
    private static final Duration PAUSE = Duration.ofMillis(250);
    private static final Duration PATIENCE = Duration.ofMinutes(2);
    private static final int AT_ONCE = 16;
    private static final int SIDE_BY_SIDE = 8;

    private final DueNotices due;
    private final SendingNotices sending;
    private final Loop loop = new Loop("townhound-notices", new Nudge(), this::turn);
    private boolean released;

    SendingLoop(DueNotices due, SendingNotices sending) {
        this.due = due;
        this.sending = sending;
    }

    void start(@Observes StartupEvent started) {
        loop.start();
    }

    void stop(@Observes ShutdownEvent stopping) {
        loop.stop();
    }

    private Duration turn() {
        if (!released) {
            due.release().await().atMost(PATIENCE);
            released = true;
        }
        List<DueNotices.Due> claimed = due.claim(AT_ONCE).await().atMost(PATIENCE);
        Multi.createFrom()
                .iterable(claimed)
                .onItem()
                .transformToUni(this::bringOn)
                .merge(SIDE_BY_SIDE)
                .collect()
                .last()
                .await()
                .atMost(PATIENCE);
        return claimed.size() == AT_ONCE ? Duration.ZERO : PAUSE;
    }

    /** One notice that fails does not keep the others; it is looked at again. */
    private Uni<Void> bringOn(DueNotices.Due one) {
        return Uni.createFrom()
                .deferred(() -> sending.bringOn(one.town(), one.noticeId()))
                .onFailure()
                .recoverWithUni(failure -> {
                    LOG.warnf(
                            "notice %s has to wait (%s)",
                            one.noticeId(), failure.getClass().getSimpleName());
                    return due.postpone(one);
                });
    }
}
