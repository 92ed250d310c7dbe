package org.townhound.licensing.keeper.application;

import io.smallrye.mutiny.Uni;
import java.util.Optional;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.contracts.licensing.v1.KeeperRegistered;
import org.townhound.eventstore.StreamId;
import org.townhound.kit.recording.Folded;
import org.townhound.kit.recording.Streams;
import org.townhound.licensing.keeper.domain.Keeper;

/** The keepers that a town knows. */
public final class Keepers {
    private static final String KIND = "keeper";

    private final Streams streams;

    public Keepers(Streams streams) {
        this.streams = streams;
    }

    public Uni<Optional<KeeperRegistered>> find(Mutiny.Session session, String town, UUID personId) {
        return load(session, town, personId).map(keeper -> switch (keeper.state()) {
            case Keeper.Unknown _ -> Optional.empty();
            case Keeper.Registered registered -> Optional.of(registered.as());
        });
    }

    Uni<Folded<Keeper>> load(Mutiny.Session session, String town, UUID personId) {
        return streams.fold(
                session, StreamId.of(town, KIND, personId), Keeper.UNKNOWN, KeeperRegistered.class, Keeper::evolve);
    }
}
