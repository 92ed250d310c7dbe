package org.townhound.planted.tidy.application;

import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.planted.tidy.domain.Dog;

/** Breaks no rule: it only passes the session on. */
@FunctionalInterface
public interface FindDog {
    Dog find(Mutiny.Session session, String name);

    default Dog first(Mutiny.Session session) {
        return find(session, "first");
    }
}
