package org.townhound.acceptance;

import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.List;

/** The clock of every service, moved by hand and only forward. */
final class SimulatedTime {
    private final List<Api> services;
    private Instant now = Instant.MIN;

    SimulatedTime(List<Api> services) {
        this.services = services;
    }

    void is(String instant) {
        now = OffsetDateTime.parse(instant).toInstant();
        services.forEach(service -> service.put("/simulation/clock", "{\"instant\":\"" + instant + "\"}")
                .expecting(200));
    }

    void isAtLeast(String instant) {
        if (OffsetDateTime.parse(instant).toInstant().isAfter(now)) {
            is(instant);
        }
    }
}
