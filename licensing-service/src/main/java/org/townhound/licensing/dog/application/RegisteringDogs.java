package org.townhound.licensing.dog.application;

import io.smallrye.mutiny.Uni;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.eventstore.StreamVersion;
import org.townhound.kit.problem.Problem;
import org.townhound.kit.problem.ProblemException;
import org.townhound.kit.problem.ProblemType;
import org.townhound.kit.recording.Occasion;
import org.townhound.kit.recording.Streams;
import org.townhound.licensing.dog.domain.DogDecider;
import org.townhound.licensing.dog.domain.RegisterDog;
import org.townhound.licensing.keeper.application.Keepers;

public final class RegisteringDogs {
    private final Streams streams;
    private final Dogs dogs;
    private final Keepers keepers;

    public RegisteringDogs(Streams streams, Dogs dogs, Keepers keepers) {
        this.streams = streams;
        this.dogs = dogs;
        this.keepers = keepers;
    }

    public Uni<StreamVersion> register(Mutiny.Session session, Occasion occasion, RegisterDog command) {
        return keepers.find(session, occasion.town(), command.keeperId())
                .map(keeper -> keeper.orElseThrow(RegisteringDogs::noSuchKeeper))
                .chain(() -> dogs.load(session, occasion.town(), command.dogId()))
                .flatMap(dog -> streams.settle(session, occasion, dog, DogDecider.decide(dog.state(), command)));
    }

    private static ProblemException noSuchKeeper() {
        return new ProblemException(Problem.of(ProblemType.NOT_FOUND, "This town knows no keeper with this id.")
                .at("/keeperId"));
    }
}
