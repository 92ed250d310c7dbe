package org.townhound.impound.impoundment.application;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import org.townhound.impound.impoundment.domain.Claim;
import org.townhound.ordinances.OrdinanceBook;
import org.townhound.ordinances.Ordinances;
import org.townhound.ordinances.values.ImpoundRules;

/** The law of a town on the day on which a thing happened. */
public final class PoundLaw {
    private final OrdinanceBook book;

    public PoundLaw(OrdinanceBook book) {
        this.book = book;
    }

    public ImpoundRules rules(String town, LocalDate on) {
        return asOf(town, on).impoundRules().orElseThrow(() -> NotRegulated.on(on));
    }

    Claim.Laws laws(String town, LocalDate takenInOn, LocalDate on) {
        return new Claim.Laws(
                rules(town, takenInOn),
                rules(town, on),
                asOf(town, on).licenseRules().orElseThrow(() -> NotRegulated.on(on)));
    }

    /** The first instant after a day. */
    Instant endOf(String town, LocalDate day) {
        return day.plusDays(1).atStartOfDay(zone(town)).toInstant();
    }

    LocalDate civilDate(String town, Instant at) {
        return at.atZone(zone(town)).toLocalDate();
    }

    private ZoneId zone(String town) {
        return book.town(town).orElseThrow().zone();
    }

    private Ordinances asOf(String town, LocalDate on) {
        return book.town(town).orElseThrow().asOf(on);
    }
}
