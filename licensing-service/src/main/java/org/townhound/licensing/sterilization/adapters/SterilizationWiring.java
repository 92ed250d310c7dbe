package org.townhound.licensing.sterilization.adapters;

import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import org.townhound.eventstore.UnitOfWork;
import org.townhound.kit.recording.Streams;
import org.townhound.licensing.dog.application.Dogs;
import org.townhound.licensing.recording.application.LicenseLaw;
import org.townhound.licensing.sterilization.application.AcceptingSterilizationProofs;
import org.townhound.licensing.sterilization.application.LookingUpProofs;
import org.townhound.licensing.sterilization.application.SterilizationFiles;

final class SterilizationWiring {
    @Produces
    @Singleton
    SterilizationFiles files(Streams streams) {
        return new SterilizationFiles(streams);
    }

    @Produces
    @Singleton
    AcceptingSterilizationProofs accepting(Streams streams, SterilizationFiles files, Dogs dogs, LicenseLaw law) {
        return new AcceptingSterilizationProofs(streams, files, dogs, law);
    }

    @Produces
    @Singleton
    LookingUpProofs lookingUp(UnitOfWork unitOfWork, SterilizationFiles files) {
        return new LookingUpProofs(unitOfWork, files);
    }
}
