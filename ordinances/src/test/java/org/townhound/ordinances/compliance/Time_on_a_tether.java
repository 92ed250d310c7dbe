package org.townhound.ordinances.compliance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.townhound.ordinances.compliance.FactValue.Span;

class Time_on_a_tether {
    private static final ZoneId ZONE = ZoneId.of("America/New_York");
    private static final LocalTime NIGHT = LocalTime.of(22, 0);
    private static final LocalTime MORNING = LocalTime.of(6, 0);

    @Test
    void is_one_span_where_spans_touch_or_overlap() {
        List<Span> spans = List.of(
                span("2026-03-02T10:00-05:00", "2026-03-02T11:00-05:00", true),
                span("2026-03-02T08:00-05:00", "2026-03-02T09:00-05:00", true),
                span("2026-03-02T09:00-05:00", "2026-03-02T09:30-05:00", false));

        assertEquals(Duration.ofMinutes(90), Spans.longest(spans));
        assertEquals(2, Spans.joined(spans).size());
        assertFalse(Spans.joined(spans).getFirst().attended());
    }

    @Test
    void adds_up_in_any_stretch_of_a_day_and_not_only_on_one_date() {
        List<Span> spans = List.of(
                span("2026-06-01T20:00-04:00", "2026-06-02T00:00-04:00", false),
                span("2026-06-02T08:00-04:00", "2026-06-02T10:00-04:00", false),
                span("2026-06-03T08:00-04:00", "2026-06-03T09:00-04:00", false));

        assertEquals(Duration.ofHours(6), Spans.mostWithin(spans, Duration.ofHours(24)));
        assertEquals(Duration.ofHours(4), Spans.mostOfADay(spans, ZONE));
        assertEquals(Duration.ZERO, Spans.mostWithin(List.of(), Duration.ofHours(24)));
    }

    @Test
    void is_elapsed_time_on_the_nights_of_the_clock_change() {
        Span spring = span("2026-03-08T01:00-05:00", "2026-03-08T03:00-04:00", false);
        Span fall = span("2026-11-01T01:00-04:00", "2026-11-01T02:00-05:00", false);

        assertEquals(Duration.ofHours(1), Spans.longest(List.of(spring)));
        assertEquals(Duration.ofHours(2), Spans.mostOfADay(List.of(fall), ZONE));
    }

    @Test
    void does_not_count_when_it_is_brief_and_attended() {
        Duration brief = Duration.ofMinutes(15);

        assertEquals(
                0,
                Spans.sparing(List.of(span("2026-06-01T23:00-04:00", "2026-06-01T23:15-04:00", true)), brief)
                        .size());
        assertEquals(
                1,
                Spans.sparing(List.of(span("2026-06-01T23:00-04:00", "2026-06-01T23:15-04:00", false)), brief)
                        .size());
        assertEquals(
                1,
                Spans.sparing(List.of(span("2026-06-01T23:00-04:00", "2026-06-01T23:15:01-04:00", true)), brief)
                        .size());
    }

    @Test
    void touches_the_night_by_the_clock_on_the_wall() {
        assertTrue(night("2026-06-02T05:50-04:00", "2026-06-02T06:00-04:00"));
        assertFalse(night("2026-06-02T06:00-04:00", "2026-06-02T07:00-04:00"));
        assertFalse(night("2026-06-02T21:00-04:00", "2026-06-02T22:00-04:00"));
        assertTrue(night("2026-06-02T21:00-04:00", "2026-06-02T22:00:01-04:00"));
        assertTrue(night("2026-06-02T09:00-04:00", "2026-06-03T09:00-04:00"));
        assertTrue(night("2026-06-02T09:59Z", "2026-06-02T10:01Z"));
        assertFalse(night("2026-12-02T11:00Z", "2026-12-02T12:00Z"));
    }

    private static boolean night(String from, String until) {
        return Spans.touch(List.of(span(from, until, false)), NIGHT, MORNING, ZONE);
    }

    private static Span span(String from, String until, boolean attended) {
        return new Span(
                OffsetDateTime.parse(from).toInstant(),
                OffsetDateTime.parse(until).toInstant(),
                attended);
    }
}
