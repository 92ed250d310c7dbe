package org.townhound.notification.notice.application;

import java.time.LocalDate;
import java.util.Optional;
import org.townhound.ordinances.OrdinanceBook;
import org.townhound.ordinances.Ordinances;
import org.townhound.ordinances.values.Applied;

/** What a town has settled about its notices: who is told of what, how to contest it, and who signs. */
public final class TownNotices {
    private static final String PREFIX = "notice.";
    private static final String KEEPER = "keeper";

    private final OrdinanceBook book;

    public TownNotices(OrdinanceBook book) {
        this.book = book;
    }

    /** The setting that has the keeper told; empty where the town tells nobody or has settled nothing. */
    Optional<Applied> rule(String town, String kind, LocalDate on) {
        return law(town, on)
                .flatMap(law -> law.applied(PREFIX + kind))
                .filter(applied -> applied.value().equals(KEEPER));
    }

    Optional<Applied> contest(String town, String kind, LocalDate on) {
        return law(town, on).flatMap(law -> law.applied(PREFIX + "contest." + kind));
    }

    String office(String town, LocalDate on) {
        return law(town, on).flatMap(law -> law.setting(PREFIX + "office")).orElse(name(town));
    }

    String name(String town) {
        return book.town(town)
                .orElseThrow(() -> new IllegalArgumentException("no such town: " + town))
                .name();
    }

    private Optional<Ordinances> law(String town, LocalDate on) {
        return book.town(town).map(found -> found.asOf(on));
    }
}
