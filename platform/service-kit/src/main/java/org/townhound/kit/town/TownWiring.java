package org.townhound.kit.town;

import io.quarkus.runtime.Startup;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import org.townhound.ordinances.OrdinanceBook;

/** Makes the book of law a bean. */
final class TownWiring {
    /** Read once, at the start: a service with a broken law file does not start. */
    @Produces
    @Singleton
    @Startup
    OrdinanceBook ordinances() {
        return OrdinanceBook.load();
    }
}
