package org.townhound.enforcement.ledger.application;

import java.time.Instant;
import java.time.LocalDate;
import java.util.Optional;
import org.townhound.enforcement.ledger.domain.FineSchedule;
import org.townhound.ordinances.OrdinanceBook;
import org.townhound.ordinances.TownOrdinances;
import org.townhound.ordinances.values.Ladder;

/** What the ordinances of each town say about offenses. */
public final class TownLaw {
    private final OrdinanceBook book;

    public TownLaw(OrdinanceBook book) {
        this.book = book;
    }

    public LocalDate civilDate(String town, Instant instant) {
        return LocalDate.ofInstant(instant, ordinances(town).zone());
    }

    /** The first instant after a day in a town. */
    public Instant endOf(String town, LocalDate day) {
        return day.plusDays(1).atStartOfDay(ordinances(town).zone()).toInstant();
    }

    /** Whether an offense, its day and its keeper are enough to say what follows from it. */
    public boolean hasLadder(String town, String provision, LocalDate day) {
        return ordinances(town)
                .asOf(day)
                .ladder(provision)
                .filter(Ladder::asksForNothingMore)
                .isPresent();
    }

    public Optional<String> payee(String town, String provision, LocalDate day) {
        return ordinances(town).asOf(day).payee(provision);
    }

    FineSchedule fineSchedule(String town) {
        return new OrdinanceFineSchedule(ordinances(town));
    }

    private TownOrdinances ordinances(String town) {
        return book.town(town).orElseThrow(() -> new IllegalArgumentException("no ordinances for " + town));
    }
}
