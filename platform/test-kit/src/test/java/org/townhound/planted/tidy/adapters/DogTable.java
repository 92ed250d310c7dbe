package org.townhound.planted.tidy.adapters;

import java.sql.Date;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.planted.tidy.application.FindDog;
import org.townhound.planted.tidy.domain.Dog;

/** Breaks no rule: SQL is at home here. */
public final class DogTable implements FindDog {
    @Override
    public Dog find(Mutiny.Session session, String name) {
        session.createNativeQuery("select 1");
        return new Dog.Unlicensed(new Date(0).compareTo(new Date(1)));
    }
}
