package org.townhound.kit.clock;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.vertx.mutiny.sqlclient.Pool;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import org.junit.jupiter.api.Test;
import org.townhound.testkit.TownhoundServers;

@QuarkusTest
@QuarkusTestResource(TownhoundServers.class)
class SimulatedClockIT {
    @Inject
    Pool database;

    @Inject
    InstantSource clock;

    @Test
    void a_restart_goes_on_where_the_last_run_stopped() {
        SimulatedClock first = SimulatedClock.begin(database, Instant.EPOCH);
        assertEquals(clock.instant(), first.instant());
        assertFalse(first.forward(first.instant().minusSeconds(1)).await().atMost(Duration.ofSeconds(20)));
        assertEquals(
                first.instant(), SimulatedClock.begin(database, Instant.EPOCH).instant());
    }
}
