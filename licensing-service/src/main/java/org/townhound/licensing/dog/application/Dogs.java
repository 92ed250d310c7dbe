package org.townhound.licensing.dog.application;

import io.smallrye.mutiny.Uni;
import java.util.Optional;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.contracts.licensing.v1.DogRegistered;
import org.townhound.eventstore.StreamId;
import org.townhound.kit.recording.Folded;
import org.townhound.kit.recording.Streams;
import org.townhound.licensing.dog.domain.Dog;

/** The dogs that a town knows. */
public final class Dogs {
    private static final String KIND = "dog";

    private final Streams streams;

    public Dogs(Streams streams) {
        this.streams = streams;
    }

    public Uni<Optional<DogRegistered>> find(Mutiny.Session session, String town, UUID dogId) {
        return load(session, town, dogId).map(dog -> switch (dog.state()) {
            case Dog.Unknown _ -> Optional.empty();
            case Dog.Registered registered -> Optional.of(registered.as());
        });
    }

    Uni<Folded<Dog>> load(Mutiny.Session session, String town, UUID dogId) {
        return streams.fold(session, StreamId.of(town, KIND, dogId), Dog.UNKNOWN, DogRegistered.class, Dog::evolve);
    }
}
