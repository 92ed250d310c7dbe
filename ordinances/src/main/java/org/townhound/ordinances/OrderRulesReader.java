package org.townhound.ordinances;

import java.time.MonthDay;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import org.townhound.ordinances.values.Applied;
import org.townhound.ordinances.values.InForce;
import org.townhound.ordinances.values.PermanentOrderRule;
import org.townhound.ordinances.values.VaccinationRule;
import org.townhound.ordinances.values.YearlyDays;

/** Gathers rules of days that are formulas: orders that add up, returns of every year, a vaccination's last day. */
final class OrderRulesReader {
    private static final String RETURNS_OF_THE_FORM = "returns.of-the-form";
    private static final String RETURNS_OF_THE_SECTION = "returns.of-the-section";
    private static final String RETURNS = "returns.dates";
    private static final String WEEKS = "permanent-order.after";
    private static final String VACCINATED_WITHIN = "rabies.vaccinate.within";

    private OrderRulesReader() {}

    static Optional<PermanentOrderRule> permanentOrder(Reading law) {
        return law.text(WEEKS)
                .map(_ -> new PermanentOrderRule(law.number("weeks", WEEKS), law.span("permanent_order.window")));
    }

    static Optional<VaccinationRule> vaccination(Reading law) {
        return law.limit(VACCINATED_WITHIN)
                .map(within -> new VaccinationRule(law.number("months", "rabies.vaccinate.from-age"), within));
    }

    static Optional<YearlyDays> returns(Reading law) {
        return law.text(RETURNS).map(chosen -> {
            List<String> named = switch (chosen.value()) {
                case "form" -> List.of(RETURNS_OF_THE_FORM);
                case "section" -> List.of(RETURNS_OF_THE_SECTION);
                case String _ -> List.of(RETURNS_OF_THE_SECTION, RETURNS_OF_THE_FORM);
            };
            return yearly(law, chosen.because(), named);
        });
    }

    private static YearlyDays yearly(Reading law, Applied chosen, List<String> named) {
        SortedSet<MonthDay> days = new TreeSet<>();
        List<Applied> because = new ArrayList<>(List.of(chosen));
        for (String id : named) {
            InForce<SortedSet<MonthDay>> each = law.daysOfYear(id);
            days.addAll(each.value());
            because.add(each.because());
        }
        return new YearlyDays(days, law.flag("roll.sunday_holiday"), law.town().calendar(), because);
    }
}
