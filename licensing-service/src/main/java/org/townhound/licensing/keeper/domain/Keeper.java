package org.townhound.licensing.keeper.domain;

import org.townhound.contracts.licensing.v1.KeeperRegistered;

public sealed interface Keeper {
    Keeper UNKNOWN = new Unknown();

    record Unknown() implements Keeper {}

    record Registered(KeeperRegistered as) implements Keeper {}

    static Keeper evolve(Keeper keeper, KeeperRegistered event) {
        return new Registered(event);
    }
}
