package org.townhound.impound.impoundment.application;

import io.smallrye.mutiny.Uni;
import java.util.List;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.impound.impoundment.domain.Fine;

@FunctionalInterface
public interface FindFines {
    Uni<List<Fine>> of(Mutiny.Session session, String town, UUID personId);
}
