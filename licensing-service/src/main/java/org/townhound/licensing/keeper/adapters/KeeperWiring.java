package org.townhound.licensing.keeper.adapters;

import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import org.townhound.eventstore.UnitOfWork;
import org.townhound.kit.directory.Directory;
import org.townhound.kit.recording.Streams;
import org.townhound.licensing.keeper.application.Keepers;
import org.townhound.licensing.keeper.application.LookingUpKeepers;
import org.townhound.licensing.keeper.application.RegisteringKeepers;
import org.townhound.licensing.recording.application.LicenseLaw;

final class KeeperWiring {
    @Produces
    @Singleton
    Keepers keepers(Streams streams) {
        return new Keepers(streams);
    }

    @Produces
    @Singleton
    RegisteringKeepers registering(Streams streams, Keepers keepers, LicenseLaw law, Directory directory) {
        return new RegisteringKeepers(streams, keepers, law, directory);
    }

    @Produces
    @Singleton
    LookingUpKeepers lookingUp(UnitOfWork unitOfWork, Keepers keepers, Directory directory) {
        return new LookingUpKeepers(unitOfWork, keepers, directory);
    }
}
