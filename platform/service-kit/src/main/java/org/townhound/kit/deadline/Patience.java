package org.townhound.kit.deadline;

import io.smallrye.mutiny.Uni;
import java.time.Duration;
import java.util.function.Supplier;

/** Asks again and again, without blocking anybody, until the answer is yes or the time is over. */
final class Patience {
    private static final Duration FIRST_PAUSE = Duration.ofMillis(10);
    private static final Duration LONGEST_PAUSE = Duration.ofMillis(100);

    private Patience() {}

    /**
     * Whether the answer became yes in time.
     *
     * @param question asked anew each time; its failure ends the asking
     */
    static Uni<Boolean> until(Supplier<Uni<? extends Boolean>> question, Duration atMost) {
        return Uni.createFrom()
                .deferred(question)
                .invoke(yes -> {
                    if (!yes) {
                        throw new NotYet();
                    }
                })
                .onFailure(NotYet.class)
                .retry()
                .withBackOff(FIRST_PAUSE, LONGEST_PAUSE)
                .withJitter(0)
                .expireIn(atMost.toMillis())
                .onFailure(Patience::isOver)
                .recoverWithItem(false);
    }

    /** Mutiny wraps the last failure when the time is over. */
    private static boolean isOver(Throwable failure) {
        return failure instanceof NotYet || failure.getCause() instanceof NotYet;
    }

    private static final class NotYet extends RuntimeException {
        private static final long serialVersionUID = 1L;

        NotYet() {
            super("not yet", null, false, false);
        }
    }
}
