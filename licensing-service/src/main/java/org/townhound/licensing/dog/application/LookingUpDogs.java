package org.townhound.licensing.dog.application;

import io.smallrye.mutiny.Uni;
import java.util.UUID;
import org.townhound.eventstore.UnitOfWork;
import org.townhound.kit.problem.ProblemException;
import org.townhound.licensing.dog.domain.Dog;

public final class LookingUpDogs {
    private final UnitOfWork unitOfWork;
    private final Dogs dogs;

    public LookingUpDogs(UnitOfWork unitOfWork, Dogs dogs) {
        this.unitOfWork = unitOfWork;
        this.dogs = dogs;
    }

    /** 404 for a dog that this town does not know. */
    public Uni<RegisteredDog> find(String town, UUID dogId) {
        return unitOfWork.run(session -> dogs.load(session, town, dogId)).map(dog -> switch (dog.state()) {
            case Dog.Unknown _ -> throw ProblemException.notFound();
            case Dog.Registered registered -> new RegisteredDog(registered.as(), dog.place());
        });
    }
}
