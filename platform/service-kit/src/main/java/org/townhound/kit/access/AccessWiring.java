package org.townhound.kit.access;

import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/** Makes the beans that decide who is let in. */
final class AccessWiring {
    /** The matrix, read once; a service with a broken matrix does not start. */
    @Produces
    @Singleton
    AccessMatrix matrix(@ConfigProperty(name = "townhound.access-matrix") String resource) {
        return AccessMatrix.read(resource);
    }
}
