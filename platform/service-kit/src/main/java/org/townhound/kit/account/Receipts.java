package org.townhound.kit.account;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.eventstore.Reservations;

/** Receipt numbers of a town and service, without a hole, such as {@code licensing-000017}: an auditor can count them. */
@ApplicationScoped
class Receipts {
    private static final String SEQUENCE = "receipt";

    private final Reservations reservations;
    private final String service;

    Receipts(Reservations reservations, @ConfigProperty(name = "townhound.service") String service) {
        this.reservations = reservations;
        this.service = service;
    }

    /** The next number; taken after all streams are locked. A payment that is not taken gives it back. */
    Uni<String> next(Mutiny.Session session, String town) {
        return reservations.nextNumber(session, town, SEQUENCE).map(number -> "%s-%06d".formatted(service, number));
    }
}
