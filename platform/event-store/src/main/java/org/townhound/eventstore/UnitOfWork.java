package org.townhound.eventstore;

import io.smallrye.mutiny.Uni;
import java.util.function.Function;
import org.hibernate.reactive.mutiny.Mutiny;

/** One transaction in a session of its own; on a {@link StreamConflict} it starts over in a new one, a bounded number of times. */
public interface UnitOfWork {
    <T> Uni<T> run(Function<Mutiny.Session, Uni<T>> work);
}
