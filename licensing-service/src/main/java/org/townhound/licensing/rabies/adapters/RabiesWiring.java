package org.townhound.licensing.rabies.adapters;

import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import org.townhound.eventstore.UnitOfWork;
import org.townhound.kit.recording.Streams;
import org.townhound.licensing.dog.application.Dogs;
import org.townhound.licensing.rabies.application.LookingUpCertificates;
import org.townhound.licensing.rabies.application.RabiesFiles;
import org.townhound.licensing.rabies.application.RecordingRabiesCertificates;

final class RabiesWiring {
    @Produces
    @Singleton
    RabiesFiles files(Streams streams) {
        return new RabiesFiles(streams);
    }

    @Produces
    @Singleton
    RecordingRabiesCertificates recording(Streams streams, RabiesFiles files, Dogs dogs) {
        return new RecordingRabiesCertificates(streams, files, dogs);
    }

    @Produces
    @Singleton
    LookingUpCertificates lookingUp(UnitOfWork unitOfWork, RabiesFiles files) {
        return new LookingUpCertificates(unitOfWork, files);
    }
}
