package org.townhound.licensing.license.adapters.out.views;

import io.smallrye.mutiny.Uni;
import java.util.Optional;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.licensing.license.application.FindTag;

/** Reads what {@link TagProjection} wrote. */
public final class TagTable implements FindTag {
    private static final String LICENSE_OF = "select license_id from app.tag_v1 where town = ?1 and tag_number = ?2";

    @Override
    public Uni<Optional<UUID>> licenseOf(Mutiny.Session session, String town, String tagNumber) {
        return session.createNativeQuery(LICENSE_OF, UUID.class)
                .setParameter(1, town)
                .setParameter(2, tagNumber)
                .getSingleResultOrNull()
                .map(Optional::ofNullable);
    }
}
