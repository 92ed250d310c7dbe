package org.townhound.impound;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.ResourceArg;
import org.townhound.testkit.TownhoundServers;

/** What every test of this module runs against: one service, in a simulation that begins in December 2026. */
@QuarkusTestResource(
        value = TownhoundServers.class,
        initArgs = {
            @ResourceArg(name = "service", value = "impound"),
            @ResourceArg(name = "at", value = "2026-12-01T12:00:00-05:00")
        })
final class RunningService {
    private RunningService() {}
}
