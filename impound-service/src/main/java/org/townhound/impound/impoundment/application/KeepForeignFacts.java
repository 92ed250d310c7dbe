package org.townhound.impound.impoundment.application;

import io.smallrye.mutiny.Uni;
import org.hibernate.reactive.mutiny.Mutiny;

@FunctionalInterface
public interface KeepForeignFacts {
    Uni<Void> keep(Mutiny.Session session, String town, ForeignFact fact);
}
