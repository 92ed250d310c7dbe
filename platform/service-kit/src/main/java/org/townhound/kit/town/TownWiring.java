package org.townhound.kit.town;

import io.quarkus.runtime.Startup;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.nio.file.Path;
import java.util.Optional;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.townhound.ordinances.OrdinanceBook;

/** Makes the book of law a bean. */
final class TownWiring {
    /**
     * Read once, at the start: a service with a broken law file does not start.
     *
     * @param more a folder with the law of further towns, beside those of this release
     */
    @Produces
    @Singleton
    @Startup
    OrdinanceBook ordinances(@ConfigProperty(name = "townhound.ordinances") Optional<Path> more) {
        return more.map(OrdinanceBook::loadWith).orElseGet(OrdinanceBook::load);
    }
}
