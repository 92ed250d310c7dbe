package org.townhound.ordinances;

import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.MonthDay;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Function;
import org.townhound.ordinances.values.Applied;
import org.townhound.ordinances.values.DayLimit;
import org.townhound.ordinances.values.Fee;
import org.townhound.ordinances.values.InForce;
import org.townhound.ordinances.values.Money;
import org.townhound.ordinances.values.Span;

/**
 * Looks up one day's values by id and gives them their type.
 *
 * @param town whose law
 * @param day the day
 */
record Reading(TownOrdinances town, LocalDate day) {

    Optional<DatedValue> dated(String id) {
        return provision(id).flatMap(found -> found.on(day));
    }

    Optional<Provision> provision(String id) {
        return Optional.ofNullable(town.provisions().get(id));
    }

    Optional<InForce<String>> text(String id) {
        return provision(id).filter(found -> !found.isLadder()).flatMap(this::text);
    }

    /** What must hold on this day, because something else names it. */
    InForce<String> inForce(String id) {
        return text(id).orElseThrow(() -> missing(id));
    }

    Optional<String> payee(String id) {
        return dated(id).flatMap(_ -> provision(id)).map(found -> found.entry().payee());
    }

    Optional<InForce<Set<String>>> kinds(String id) {
        return text(id).map(text -> typed(id, text, value -> Set.copyOf(List.of(value.split(", ", -1)))));
    }

    Fee fee(String id) {
        InForce<Money> rate = in(Unit.MONEY, id, value -> new Money(new BigDecimal(value), Unit.MONEY));
        return new Fee(
                rate,
                payee(id)
                        .orElseThrow(() ->
                                provision(id).orElseThrow().place().at("payee").fault("is missing")));
    }

    /** An amount that others are compared with. */
    InForce<Money> bound(String id) {
        return in("USD-limit", id, Money::dollars);
    }

    Optional<InForce<Integer>> wholeNumber(String id) {
        return text(id).map(text -> typed(id, text, Integer::valueOf));
    }

    InForce<Integer> number(String unit, String id) {
        return in(unit, id, Integer::valueOf);
    }

    InForce<MonthDay> monthDay(String id) {
        return in("month-day", id, value -> MonthDay.parse("--" + value));
    }

    InForce<SortedSet<MonthDay>> daysOfYear(String id) {
        return in("days-of-year", id, Reading::monthDays);
    }

    private static SortedSet<MonthDay> monthDays(String written) {
        TreeSet<MonthDay> days = new TreeSet<>();
        List.of(written.split(", ", -1)).forEach(day -> days.add(MonthDay.parse("--" + day)));
        return days;
    }

    InForce<Boolean> flag(String id) {
        return in("yes-no", id, Boolean::valueOf);
    }

    <T> InForce<T> choice(String id, Function<String, T> choose) {
        return in("choice", id, choose);
    }

    /** Days that the provision lets roll, or not, as a setting says. */
    Optional<DayLimit> limit(String id) {
        return provision(id)
                .map(found -> found.entry().rolls())
                .filter(_ -> text(id).isPresent())
                .map(rolls -> new DayLimit(number("days", id), flag(rolls), town.calendar()));
    }

    /** How long offenses count, such as {@code rolling-12-months}. */
    InForce<Span> span(String id) {
        return in("window", id, Spans::read);
    }

    /** A choice that the code knows by the same word, in capitals. */
    <T extends Enum<T>> InForce<T> constant(Class<T> choices, String id) {
        return choice(id, value -> Enum.valueOf(choices, value.replace('-', '_').toUpperCase(Locale.ROOT)));
    }

    /** Where a provision is written, to tell a fault from. */
    Place place(String id) {
        return provision(id).orElseThrow(() -> missing(id)).place();
    }

    Applied rule(String id) {
        return in("rule", id, Function.identity()).because();
    }

    /** The rules whose id begins with {@code prefix}, by the rest of it. */
    Map<String, Applied> rules(String prefix) {
        Map<String, Applied> rules = new LinkedHashMap<>();
        town.provisions().keySet().stream()
                .filter(id -> id.startsWith(prefix))
                .forEach(id -> text(id).ifPresent(rule -> rules.put(id.substring(prefix.length()), rule.because())));
        return rules;
    }

    private <T> InForce<T> in(String unit, String id, Function<String, T> type) {
        InForce<String> found = inForce(id);
        Provision provision = provision(id).orElseThrow();
        if (!unit.equals(provision.entry().unit())) {
            throw provision.place().at("unit").fault("must be " + unit + " here");
        }
        return typed(id, found, type);
    }

    private <T> InForce<T> typed(String id, InForce<String> text, Function<String, T> type) {
        try {
            return new InForce<>(type.apply(text.value()), text.because());
        } catch (DateTimeException | IllegalArgumentException unfit) {
            Provision provision = provision(id).orElseThrow();
            throw provision.place().fault("\"" + text.value() + "\" is not what is needed here");
        }
    }

    private OrdinanceFault missing(String id) {
        String wrong = "does not hold on " + day + ", but other provisions need it then";
        return new OrdinanceFault("towns/" + town.slug(), id, wrong);
    }

    private Optional<InForce<String>> text(Provision provision) {
        return provision.on(day).map(dated -> new InForce<>(dated.value(), applied(provision, dated)));
    }

    private Applied applied(Provision provision, DatedValue dated) {
        return new Applied(provision.id(), provision.unit().say(dated.value()), dated.citation(), town.version());
    }
}
