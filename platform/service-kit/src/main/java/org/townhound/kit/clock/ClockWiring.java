package org.townhound.kit.clock;

import io.quarkus.runtime.Startup;
import io.vertx.mutiny.sqlclient.Pool;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;

/** The one clock that everything asks, to the microsecond, which is what the database keeps. */
final class ClockWiring {
    /** The real clock, or in a simulation the one in the database. */
    @Produces
    @Singleton
    @Startup
    InstantSource clock(Simulation simulation, Pool database) {
        return simulation.on()
                ? SimulatedClock.begin(database, simulation.at().toInstant().truncatedTo(ChronoUnit.MICROS))
                : () -> InstantSource.system().instant().truncatedTo(ChronoUnit.MICROS);
    }
}
