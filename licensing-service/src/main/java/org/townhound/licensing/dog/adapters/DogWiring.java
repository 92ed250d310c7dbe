package org.townhound.licensing.dog.adapters;

import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import org.townhound.eventstore.UnitOfWork;
import org.townhound.kit.recording.Streams;
import org.townhound.licensing.dog.application.Dogs;
import org.townhound.licensing.dog.application.LookingUpDogs;
import org.townhound.licensing.dog.application.RegisteringDogs;
import org.townhound.licensing.keeper.application.Keepers;

final class DogWiring {
    @Produces
    @Singleton
    Dogs dogs(Streams streams) {
        return new Dogs(streams);
    }

    @Produces
    @Singleton
    RegisteringDogs registering(Streams streams, Dogs dogs, Keepers keepers) {
        return new RegisteringDogs(streams, dogs, keepers);
    }

    @Produces
    @Singleton
    LookingUpDogs lookingUp(UnitOfWork unitOfWork, Dogs dogs) {
        return new LookingUpDogs(unitOfWork, dogs);
    }
}
