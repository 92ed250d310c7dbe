package org.townhound.ordinances;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.townhound.ordinances.values.Counting;
import org.townhound.ordinances.values.Discretion;
import org.townhound.ordinances.values.Ladder;
import org.townhound.ordinances.values.Sanction;
import org.townhound.ordinances.values.Span;

/** Says the law in words for a page. */
final class Said {
    private Said() {}

    static String value(Ordinances law, Provision provision) {
        return law.ladder(provision.id())
                .map(ladder -> steps(ladder.steps()))
                .or(() -> provision.on(law.day()).map(dated -> provision.unit().say(dated.value())))
                .orElse("not in force");
    }

    private static String steps(List<Ladder.Step> steps) {
        if (steps.size() == 1) {
            return step(steps.getFirst());
        }
        return IntStream.range(0, steps.size())
                .mapToObj(at -> ordinal(at, steps.size()) + step(steps.get(at)))
                .collect(Collectors.joining("; "));
    }

    private static String ordinal(int at, int steps) {
        return at + 1 == steps ? (at + 1) + " and on: " : (at + 1) + ": ";
    }

    private static String step(Ladder.Step step) {
        String asked = switch (step.discretion()) {
            case Discretion.Nothing named -> sanction(named.sanction());
            case Discretion.AtLeast least -> least.least().spoken() + " or more, as the officer says";
            case Discretion.OneOf oneOf ->
                oneOf.choices().stream().map(Said::sanction).collect(Collectors.joining(" or "))
                        + ", as the officer says";
            case Discretion.NoAmount _ -> "no amount, so never a fine";
        };
        return step.also().isEmpty() ? asked : asked + " and " + String.join(", ", step.also());
    }

    static String sanction(Sanction sanction) {
        return switch (sanction.kind()) {
            case FINE -> sanction.amount().spoken();
            case WARNING -> "written warning";
        };
    }

    static String counting(Counting counting) {
        String key = switch (counting.key()) {
            case PERSON -> "of one person";
            case DOG -> "of one dog";
            case PREMISES -> "of one premises";
        };
        return "offenses \"" + counting.group() + "\" " + key + ", " + span(counting.span());
    }

    private static String span(Span span) {
        return switch (span) {
            case Span.CalendarYear _ -> "within a calendar year";
            case Span.Lifetime _ -> "for ever";
            case Span.Rolling rolling -> "within " + rolling.months() + " months";
            case Span.None _ -> "none counts";
        };
    }
}
