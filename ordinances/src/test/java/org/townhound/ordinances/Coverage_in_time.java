package org.townhound.ordinances;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.LocalDate;
import java.time.Period;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableSet;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Asserts no amounts: only that on every day exactly one value of each rule applies, and none outside its life. */
class Coverage_in_time {
    private static final OrdinanceBook BOOK = OrdinanceBook.load();
    private static final LocalDate HORIZON = LocalDate.of(2040, 1, 1);

    static Stream<Provision> provisions() {
        return BOOK.slugs().stream()
                .flatMap(slug -> BOOK.town(slug).orElseThrow().provisions().values().stream())
                .distinct();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("provisions")
    void gives_exactly_one_value_at_every_quarter_and_around_every_change(Provision provision) {
        List<Life> lives = lives(provision);
        assertFalse(lives.isEmpty(), provision.id() + " never holds");
        LocalDate first = lives.getFirst().from();
        for (LocalDate day : days(provision.values().navigableKeySet(), first)) {
            long written = lives.stream().filter(life -> life.holds(day)).count();
            assertEquals(written, provision.on(day).stream().count(), provision.id() + " on " + day);
            assertEquals(expected(provision, day, first), written, provision.id() + " on " + day);
        }
    }

    @Test
    void gives_Whitman_whole_rules_on_every_day_since_the_first() {
        TownOrdinances whitman = BOOK.town("whitman-ma").orElseThrow();
        LocalDate first = LocalDate.of(2021, 10, 6);
        for (LocalDate day : days(whitman.changeDates(), first)) {
            Ordinances law = whitman.asOf(day);
            boolean since = !day.isBefore(first);
            assertEquals(since, law.licenseRules().isPresent(), "license rules on " + day);
            assertEquals(since, law.ledgerRules().isPresent(), "ledger rules on " + day);
            assertEquals(since, law.impoundRules().isPresent(), "rules of the pound on " + day);
            assertEquals(since, law.paymentTerms().isPresent(), "days to pay on " + day);
            assertEquals(since, law.ladder("leash.at-large").isPresent(), "leash ladder on " + day);
        }
    }

    private static long expected(Provision provision, LocalDate day, LocalDate first) {
        boolean ended = provision.values().headMap(day, true).values().stream()
                .reduce((_, later) -> later)
                .map(DatedValue::repealed)
                .orElse(false);
        return day.isBefore(first) || ended ? 0 : 1;
    }

    private static SortedSet<LocalDate> days(SortedSet<LocalDate> changes, LocalDate first) {
        TreeSet<LocalDate> days = new TreeSet<>();
        first.minusYears(1)
                .withDayOfYear(1)
                .datesUntil(HORIZON, Period.ofMonths(3))
                .forEach(days::add);
        changes.forEach(change -> days.addAll(List.of(change.minusDays(1), change, change.plusDays(1))));
        return days;
    }

    /** The lives of the values as the file has them, reckoned without the code under test. */
    private static List<Life> lives(Provision provision) {
        JsonNode values = LawFolder.tree(provision.place().file())
                .get("provisions")
                .get(provision.id())
                .get("values");
        NavigableSet<LocalDate> starts = new TreeSet<>();
        values.fieldNames().forEachRemaining(day -> starts.add(LocalDate.parse(day)));
        starts.removeIf(day -> values.get(day.toString()).has("expected"));
        List<Life> lives = new ArrayList<>();
        for (LocalDate start : starts) {
            if (!values.get(start.toString()).has("repealed")) {
                LocalDate next = starts.higher(start);
                lives.add(new Life(start, next == null ? LocalDate.MAX : next));
            }
        }
        return lives;
    }

    private record Life(LocalDate from, LocalDate end) {
        boolean holds(LocalDate day) {
            return !day.isBefore(from) && day.isBefore(end);
        }
    }
}
