package org.townhound.kit.clock;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import io.smallrye.config.WithParentName;
import java.time.Duration;
import java.time.OffsetDateTime;

/** Whether time is simulated: in demonstrations, scenarios and tests, never in production. */
@ConfigMapping(prefix = "townhound.simulation")
public interface Simulation {
    /** True when the clock is a row in the database that only a call moves. */
    @WithParentName
    @WithDefault("false")
    boolean on();

    /** The first instant of a simulation, where the database does not have one yet. */
    @WithDefault("2026-01-01T00:00:00-05:00")
    OffsetDateTime at();

    /** How long a call that moves the clock waits for what is due. */
    @WithDefault("PT20S")
    Duration patience();
}
