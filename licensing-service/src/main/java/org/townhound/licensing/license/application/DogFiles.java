package org.townhound.licensing.license.application;

import io.smallrye.mutiny.Uni;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.contracts.licensing.v1.DogRegistered;
import org.townhound.kit.problem.ProblemException;
import org.townhound.licensing.dog.application.Dogs;
import org.townhound.licensing.license.domain.DogOnFile;
import org.townhound.licensing.rabies.application.RabiesFiles;
import org.townhound.licensing.sterilization.application.SterilizationFiles;

/** Gathers what the town knows about a dog, from its streams, so that what was just recorded counts. */
public final class DogFiles {
    private final Dogs dogs;
    private final RabiesFiles rabies;
    private final SterilizationFiles sterilization;

    public DogFiles(Dogs dogs, RabiesFiles rabies, SterilizationFiles sterilization) {
        this.dogs = dogs;
        this.rabies = rabies;
        this.sterilization = sterilization;
    }

    Uni<DogOnFile> gather(Mutiny.Session session, String town, UUID dogId) {
        return dogs.find(session, town, dogId)
                .map(dog -> dog.orElseThrow(ProblemException::notFound))
                .flatMap(dog -> gather(session, town, dog));
    }

    private Uni<DogOnFile> gather(Mutiny.Session session, String town, DogRegistered dog) {
        return rabies.certificates(session, town, dog.dogId())
                .flatMap(certificates -> sterilization
                        .proofs(session, town, dog.dogId())
                        .map(proofs -> new DogOnFile(
                                dog.dogId(),
                                dog.keeperId(),
                                dog.bornOn(),
                                dog.keptInTownSince(),
                                certificates,
                                proofs)));
    }
}
