package org.townhound.impound.impoundment.application;

import io.smallrye.mutiny.Uni;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;

/** Whether a keeper or a dog is known in another town and not in this one; who is known nowhere yet is let pass. */
@FunctionalInterface
public interface FindTownOf {
    Uni<Boolean> isOnlyAnother(Mutiny.Session session, String town, UUID partyId);
}
