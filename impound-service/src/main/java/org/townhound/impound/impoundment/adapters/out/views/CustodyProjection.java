package org.townhound.impound.impoundment.adapters.out.views;

import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.contracts.impound.v1.DogImpounded;
import org.townhound.contracts.impound.v1.DogReleased;
import org.townhound.contracts.impound.v1.HoldExpired;
import org.townhound.contracts.impound.v1.ImpoundEvent;
import org.townhound.contracts.impound.v1.KeeperIdentified;
import org.townhound.eventstore.Projection;
import org.townhound.eventstore.SealedEvent;

/** Answers in which impoundment a dog is in the pound. */
public final class CustodyProjection implements Projection {
    public static final String NAME = "custody-v1";

    private static final String BEGIN = """
            insert into app.custody_dog_v1 (impoundment_id, town, dog_id)
            values (cast(?1 as uuid), ?2, cast(?3 as uuid)) on conflict do nothing""";
    private static final String END = """
            insert into app.custody_end_v1 (impoundment_id) values (cast(?1 as uuid)) on conflict do nothing""";

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public Set<String> families() {
        return Set.of("impound.dog-impounded", "impound.keeper-identified", "impound.dog-released");
    }

    @Override
    public Uni<Void> apply(Mutiny.Session session, List<SealedEvent> events) {
        return Multi.createFrom()
                .iterable(events)
                .onItem()
                .transformToUniAndConcatenate(
                        event -> apply(session, event.stored().stream().town(), (ImpoundEvent)
                                event.stored().event()))
                .collect()
                .last()
                .replaceWithVoid();
    }

    private static Uni<Void> apply(Mutiny.Session session, String town, ImpoundEvent event) {
        return switch (event) {
            case DogImpounded it -> begin(session, town, it.impoundmentId(), it.dogId());
            case KeeperIdentified it -> begin(session, town, it.impoundmentId(), it.dogId());
            case DogReleased it ->
                session.createNativeQuery(END)
                        .setParameter(1, it.impoundmentId().toString())
                        .executeUpdate()
                        .replaceWithVoid();
            case HoldExpired _ -> Uni.createFrom().voidItem();
        };
    }

    private static Uni<Void> begin(Mutiny.Session session, String town, UUID impoundment, UUID dogId) {
        return dogId == null
                ? Uni.createFrom().voidItem()
                : session.createNativeQuery(BEGIN)
                        .setParameter(1, impoundment.toString())
                        .setParameter(2, town)
                        .setParameter(3, dogId.toString())
                        .executeUpdate()
                        .replaceWithVoid();
    }
}
