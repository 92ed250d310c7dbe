package org.townhound.notification.notice.application;

import io.smallrye.mutiny.Uni;
import java.util.Optional;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;

/** What will be told of a dog in the pound as soon as its keeper is known. */
public interface KeepNamelessStays {
    Uni<Void> keep(Mutiny.Session session, NoticeDraft draft);

    /** Gives it once: a keeper who is identified better later on is not told again. */
    Uni<Optional<NoticeDraft>> take(Mutiny.Session session, String town, UUID impoundmentId);
}
