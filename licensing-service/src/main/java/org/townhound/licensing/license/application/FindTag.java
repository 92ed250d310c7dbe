package org.townhound.licensing.license.application;

import io.smallrye.mutiny.Uni;
import java.util.Optional;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;

@FunctionalInterface
public interface FindTag {
    Uni<Optional<UUID>> licenseOf(Mutiny.Session session, String town, String tagNumber);
}
