package org.townhound.impound.impoundment.application;

import io.smallrye.mutiny.Uni;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.impound.impoundment.domain.DogFile;

@FunctionalInterface
public interface FindDogFile {
    Uni<DogFile> of(Mutiny.Session session, String town, UUID dogId);
}
