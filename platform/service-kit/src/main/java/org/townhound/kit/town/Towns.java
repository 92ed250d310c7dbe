package org.townhound.kit.town;

import jakarta.inject.Singleton;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import org.townhound.ordinances.OrdinanceBook;
import org.townhound.ordinances.TownOrdinances;

/** The towns that this release serves: those whose ordinances it holds. */
@Singleton
public final class Towns {
    private final OrdinanceBook book;

    Towns(OrdinanceBook book) {
        this.book = book;
    }

    /** Whether a slug such as {@code whitman-ma} is one of them. */
    public boolean serves(String slug) {
        return book.town(slug).isPresent();
    }

    /**
     * The zone whose civil dates are the dates of a town's law.
     *
     * @throws IllegalArgumentException for a town that is not served; no call gets as far as that
     */
    public ZoneId zone(String slug) {
        return book.town(slug)
                .map(TownOrdinances::zone)
                .orElseThrow(() -> new IllegalArgumentException("no such town: " + slug));
    }

    /** The civil date of an instant in a town; an event's {@code occurredOn}. */
    public LocalDate civilDate(String slug, Instant instant) {
        return instant.atZone(zone(slug)).toLocalDate();
    }
}
