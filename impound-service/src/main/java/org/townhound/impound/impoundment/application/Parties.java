package org.townhound.impound.impoundment.application;

import io.smallrye.mutiny.Uni;
import java.util.Optional;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.kit.problem.Problem;
import org.townhound.kit.problem.ProblemException;
import org.townhound.kit.problem.ProblemType;

/** Keepers and dogs that an officer names: whoever is known in another town only is not found here. */
public final class Parties {
    private final FindTownOf towns;

    public Parties(FindTownOf towns) {
        this.towns = towns;
    }

    Uni<Void> check(Mutiny.Session session, String town, Optional<UUID> keeperId, Optional<UUID> dogId) {
        return check(session, town, "/keeperId", keeperId).chain(() -> check(session, town, "/dogId", dogId));
    }

    private Uni<Void> check(Mutiny.Session session, String town, String field, Optional<UUID> party) {
        return party.map(id -> towns.isOnlyAnother(session, town, id)
                        .invoke(another -> {
                            if (another) {
                                throw notFound(field);
                            }
                        })
                        .replaceWithVoid())
                .orElseGet(() -> Uni.createFrom().voidItem());
    }

    private static ProblemException notFound(String field) {
        return new ProblemException(Problem.of(ProblemType.NOT_FOUND, "This town knows nobody with this id.")
                .at(field));
    }
}
