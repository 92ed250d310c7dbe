package org.townhound.licensing;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.ResourceArg;
import org.townhound.testkit.TownhoundServers;

/** What every test of this module runs against: one service, in a simulation that begins in July 2026. */
@QuarkusTestResource(
        value = TownhoundServers.class,
        initArgs = {
            @ResourceArg(name = "service", value = "licensing"),
            @ResourceArg(name = "at", value = "2026-07-15T10:00:00-04:00")
        })
final class RunningService {
    private RunningService() {}
}
