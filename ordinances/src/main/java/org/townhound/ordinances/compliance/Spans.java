package org.townhound.ordinances.compliance;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.townhound.ordinances.compliance.FactValue.Span;

/** Elapsed time and the clock on the wall: spans that touch or overlap are one span. */
final class Spans {
    private Spans() {}

    /** Spans that touch or overlap made one; such a span is attended only when all of its parts are. */
    static List<Span> joined(List<Span> spans) {
        List<Span> joined = new ArrayList<>();
        for (Span next : spans.stream().sorted(Comparator.comparing(Span::from)).toList()) {
            if (joined.isEmpty() || next.from().isAfter(joined.getLast().until())) {
                joined.add(next);
            } else {
                Span last = joined.removeLast();
                Instant until = last.until().isAfter(next.until()) ? last.until() : next.until();
                joined.add(new Span(last.from(), until, last.attended() && next.attended()));
            }
        }
        return joined;
    }

    /** Without those that were attended and lasted no longer than {@code brief}. */
    static List<Span> sparing(List<Span> spans, Duration brief) {
        return joined(spans).stream()
                .filter(span -> !span.attended() || length(span).compareTo(brief) > 0)
                .toList();
    }

    static Duration longest(List<Span> spans) {
        return joined(spans).stream()
                .map(Spans::length)
                .max(Comparator.naturalOrder())
                .orElse(Duration.ZERO);
    }

    /** The most time in any stretch of the length of {@code window}. */
    static Duration mostWithin(List<Span> spans, Duration window) {
        List<Span> joined = joined(spans);
        return joined.stream()
                .flatMap(span -> Stream.of(span.from(), span.until().minus(window)))
                .map(from -> within(joined, from, from.plus(window)))
                .max(Comparator.naturalOrder())
                .orElse(Duration.ZERO);
    }

    /** The most time on any civil date. */
    static Duration mostOfADay(List<Span> spans, ZoneId zone) {
        List<Span> joined = joined(spans);
        return joined.stream()
                .flatMap(span -> dates(span, zone))
                .map(day -> within(
                        joined,
                        day.atStartOfDay(zone).toInstant(),
                        day.plusDays(1).atStartOfDay(zone).toInstant()))
                .max(Comparator.naturalOrder())
                .orElse(Duration.ZERO);
    }

    /** Whether any of them touches the hours of the clock from {@code from} to {@code until}, over midnight or not. */
    static boolean touch(List<Span> spans, LocalTime from, LocalTime until, ZoneId zone) {
        return spans.stream()
                .anyMatch(span -> Stream.concat(
                                Stream.of(span.from().atZone(zone).toLocalDate().minusDays(1)), dates(span, zone))
                        .anyMatch(day -> !overlap(span, at(day, from, zone), end(day, from, until, zone))
                                .isZero()));
    }

    private static Instant end(LocalDate day, LocalTime from, LocalTime until, ZoneId zone) {
        return at(until.isAfter(from) ? day : day.plusDays(1), until, zone);
    }

    private static Instant at(LocalDate day, LocalTime time, ZoneId zone) {
        return day.atTime(time).atZone(zone).toInstant();
    }

    private static Stream<LocalDate> dates(Span span, ZoneId zone) {
        LocalDate last = span.until().atZone(zone).toLocalDate();
        return span.from().atZone(zone).toLocalDate().datesUntil(last.plusDays(1));
    }

    private static Duration length(Span span) {
        return Duration.between(span.from(), span.until());
    }

    private static Duration within(List<Span> spans, Instant from, Instant until) {
        return spans.stream().map(span -> overlap(span, from, until)).reduce(Duration.ZERO, Duration::plus);
    }

    private static Duration overlap(Span span, Instant from, Instant until) {
        Instant begin = span.from().isAfter(from) ? span.from() : from;
        Instant end = span.until().isBefore(until) ? span.until() : until;
        return end.isAfter(begin) ? Duration.between(begin, end) : Duration.ZERO;
    }
}
