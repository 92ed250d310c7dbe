package org.townhound.licensing.keeper.domain;

import java.util.Optional;
import java.util.Set;
import org.townhound.contracts.licensing.v1.KeeperRegistered;
import org.townhound.ordinances.values.Decision;
import org.townhound.ordinances.values.InForce;

public final class KeeperDecider {
    private KeeperDecider() {}

    public static Decision<KeeperRegistered, KeeperRefusal> decide(
            Keeper keeper, RegisterKeeper command, Optional<InForce<Set<String>>> kinds) {
        if (kinds.isPresent() && !kinds.get().value().contains(command.kind())) {
            return Decision.refuse(new KeeperRefusal.NotAKeeper(
                    kinds.get().citation(), kinds.get().value()));
        }
        KeeperRegistered registered = new KeeperRegistered(command.personId(), command.kind());
        return switch (keeper) {
            case Keeper.Unknown _ -> Decision.accept(registered);
            case Keeper.Registered already when already.as().equals(registered) -> Decision.nothingHappened();
            case Keeper.Registered _ -> Decision.refuse(new KeeperRefusal.RegisteredOtherwise());
        };
    }
}
