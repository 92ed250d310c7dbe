package org.townhound.impound.impoundment.adapters.out.views;

import io.smallrye.mutiny.Uni;
import java.util.Optional;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.impound.impoundment.application.FindCustody;

/** Reads what the projection has written. */
public final class CustodyTable implements FindCustody {
    private static final String FIND = """
            select cast(impoundment_id as text) from app.custody_dog_v1 dog
            where town = ?1 and dog_id = cast(?2 as uuid)
              and not exists (select from app.custody_end_v1 ended where ended.impoundment_id = dog.impoundment_id)""";

    @Override
    public Uni<Optional<UUID>> of(Mutiny.Session session, String town, UUID dogId) {
        return session.createNativeQuery(FIND, String.class)
                .setParameter(1, town)
                .setParameter(2, dogId.toString())
                .getResultList()
                .map(found -> found.stream().findFirst().map(UUID::fromString));
    }
}
