package org.townhound.ordinances.compliance;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.townhound.ordinances.compliance.FactValue.Span;

/**
 * How much time the spans of a fact take, in seconds.
 *
 * @param fact the spans
 * @param way how they are measured
 * @param within the window of {@link Way#WITHIN}
 * @param sparing attended spans up to this length do not count
 */
public record MeasuredSpans(String fact, Way way, Optional<Term> within, Optional<Term> sparing) implements Term {
    /** How spans are measured. */
    public enum Way {
        /** The longest of them. */
        LONGEST,
        /** The most in any stretch as long as the window. */
        WITHIN,
        /** The most on any civil date. */
        CALENDAR_DAY
    }

    @Override
    public Measured measure(Case judged) {
        return judged.fact(FactValue.Times.class, fact)
                .map(times -> measure(judged, times.spans()))
                .orElseGet(() -> Measured.missing(fact));
    }

    private Measured measure(Case judged, List<Span> spans) {
        Measured start = Measured.of(BigDecimal.ZERO, Trace.fact(fact));
        Measured brief = sparing.map(term -> term.measure(judged)).orElse(start);
        Measured window = within.map(term -> term.measure(judged)).orElse(start);
        List<Span> counted = sparing.isEmpty()
                ? spans
                : Spans.sparing(spans, duration(brief.amount().orElseThrow()));
        return start.with(brief, (zero, _) -> zero)
                .with(window, (_, seconds) -> seconds(elapsed(counted, duration(seconds), judged)));
    }

    private Duration elapsed(List<Span> spans, Duration window, Case judged) {
        return switch (way) {
            case LONGEST -> Spans.longest(spans);
            case WITHIN -> Spans.mostWithin(spans, window);
            case CALENDAR_DAY -> Spans.mostOfADay(spans, judged.law().zone());
        };
    }

    private static BigDecimal seconds(Duration duration) {
        return BigDecimal.valueOf(duration.toNanos(), 9);
    }

    static Duration duration(BigDecimal seconds) {
        return Duration.ofNanos(seconds.movePointRight(9).longValue());
    }
}
