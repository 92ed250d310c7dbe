package org.townhound.launcher;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Optional;

/**
 * What {@code up} shall run.
 *
 * @param home the folder of the repository, where the services are built
 * @param simulationStart the first instant of a new simulation; the services have their own when none is given
 */
record Plan(
        Path home,
        DataFolder folder,
        Kind kind,
        Optional<OffsetDateTime> simulationStart,
        Ports ports,
        List<ServiceDefinition> services) {
    /**
     * Sees that every service is built and every port free.
     *
     * @throws Refusal when it is not
     */
    void check() {
        for (ServiceDefinition service : services) {
            if (!Files.exists(service.jar(home))) {
                throw new Refusal(
                        "The " + service.name() + " service is not built: " + service.jar(home) + " is missing.");
            }
        }
        ports.check();
    }
}
