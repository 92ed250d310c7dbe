package org.townhound.enforcement.ledger.application;

import io.smallrye.mutiny.Uni;
import java.time.LocalDate;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.eventstore.Reservations;

/** Numbers of the town's one default block, year by year without a hole, such as 2026-000123. */
public final class NumberNotices {
    private final Reservations reservations;

    public NumberNotices(Reservations reservations) {
        this.reservations = reservations;
    }

    Uni<String> next(Mutiny.Session session, String town, LocalDate on) {
        return reservations
                .nextNumber(session, town, "notice-" + on.getYear())
                .map(number -> "%d-%06d".formatted(on.getYear(), number));
    }
}
