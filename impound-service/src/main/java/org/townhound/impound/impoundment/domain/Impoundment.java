package org.townhound.impound.impoundment.domain;

import java.util.Optional;
import java.util.UUID;
import org.townhound.contracts.impound.v1.DogImpounded;
import org.townhound.contracts.impound.v1.DogReleased;
import org.townhound.contracts.impound.v1.HoldExpired;
import org.townhound.contracts.impound.v1.ImpoundEvent;
import org.townhound.contracts.impound.v1.KeeperIdentified;

public sealed interface Impoundment {
    Impoundment NONE = new None();

    record None() implements Impoundment {}

    record InCustody(DogImpounded as, Optional<UUID> dogId, Optional<UUID> keeperId, Optional<HoldExpired> expired)
            implements Impoundment {}

    record Released(InCustody was, DogReleased as) implements Impoundment {}

    static Impoundment evolve(Impoundment impoundment, ImpoundEvent event) {
        return switch (event) {
            case DogImpounded it ->
                new InCustody(
                        it, Optional.ofNullable(it.dogId()), Optional.ofNullable(it.keeperId()), Optional.empty());
            case KeeperIdentified it -> identified(impoundment, it);
            case HoldExpired it -> expired(impoundment, it);
            case DogReleased it -> released(impoundment, it);
        };
    }

    private static Impoundment identified(Impoundment impoundment, KeeperIdentified it) {
        return impoundment instanceof InCustody custody
                ? new InCustody(
                        custody.as(), Optional.ofNullable(it.dogId()), Optional.of(it.keeperId()), custody.expired())
                : impoundment;
    }

    private static Impoundment expired(Impoundment impoundment, HoldExpired it) {
        return impoundment instanceof InCustody custody
                ? new InCustody(custody.as(), custody.dogId(), custody.keeperId(), Optional.of(it))
                : impoundment;
    }

    private static Impoundment released(Impoundment impoundment, DogReleased it) {
        return impoundment instanceof InCustody custody ? new Released(custody, it) : impoundment;
    }
}
