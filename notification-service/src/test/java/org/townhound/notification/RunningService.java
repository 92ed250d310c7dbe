package org.townhound.notification;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.ResourceArg;
import org.townhound.testkit.TownhoundServers;

/** What every test of this module runs against: one service and a mail server, in a simulation of July 2026. */
@QuarkusTestResource(
        value = TownhoundServers.class,
        initArgs = {
            @ResourceArg(name = "service", value = "notification"),
            @ResourceArg(name = "at", value = "2026-07-15T10:00:00-04:00")
        })
@QuarkusTestResource(MailServer.class)
final class RunningService {
    private RunningService() {}
}
