package org.townhound.launcher;

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
        List<ServiceDefinition> services) {}
