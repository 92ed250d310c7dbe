package org.townhound.eventstore;

import io.smallrye.mutiny.Uni;
import java.util.function.Function;
import org.hibernate.reactive.mutiny.Mutiny;

/**
 * One transaction in a session of its own; on a {@link StreamConflict} it starts over in a new one, a bounded number of
 * times. All writing of a service goes through here: a session that lives longer, or is tried again after a failure, is
 * in an undefined state.
 */
public interface UnitOfWork {
    /**
     * Runs the work and commits when its {@code Uni} gives an item; rolls back when it fails.
     *
     * <p>The work may be called several times, so it has no effect outside its session. It runs on a Vert.x context of
     * its own; the result comes back on the caller's context, or on that of the transaction when the caller has none. A
     * call inside another call's work is a second, independent transaction.
     *
     * @param work decides and appends; must not block, and must not keep the session
     * @param <T> what the work answers
     * @return the answer after the commit; fails with the last {@link StreamConflict} when all attempts met one, and
     *     with any other failure at once
     */
    <T> Uni<T> run(Function<Mutiny.Session, Uni<T>> work);
}
