package org.townhound.impound.impoundment.application;

import io.smallrye.mutiny.Uni;
import java.util.Optional;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;

/** The impoundment in which a dog is in the pound right now. */
@FunctionalInterface
public interface FindCustody {
    Uni<Optional<UUID>> of(Mutiny.Session session, String town, UUID dogId);
}
