package org.townhound.kit.call;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CallHeadersTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "wait=5 | 5",
                "respond-async, wait=3 | 3",
                "wait=4; foo=bar | 4",
                "wait=0 | 0",
                "wait=9999 | 10",
                "return=minimal,wait=2 | 2"
            })
    void a_preference_to_wait_is_understood_and_bounded(String prefer, long seconds) {
        assertEquals(Optional.of(Duration.ofSeconds(seconds)), waitFor(prefer));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "await=5", "wait=", "wait=-5", "wait=x", "wait=123456", "wait=5x", "wait"})
    void any_other_preference_is_none(String prefer) {
        assertEquals(Optional.empty(), waitFor(prefer));
    }

    @Test
    void a_missing_preference_is_none() {
        assertEquals(Optional.empty(), CallHeaders.waitFor(_ -> null));
    }

    @Test
    void a_correlation_is_kept_and_made_where_there_is_none() {
        UUID sent = UUID.randomUUID();
        assertEquals(sent, correlation(sent.toString()));
        assertNotEquals(correlation("not-an-id"), correlation("not-an-id"));
        assertNotEquals(CallHeaders.correlationId(_ -> null), CallHeaders.correlationId(_ -> null));
    }

    @Test
    void a_trace_is_kept_in_its_one_form_only() {
        String trace = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";
        assertEquals(trace, traceparent(trace));
        assertNull(traceparent(trace + "-extra"));
        assertNull(traceparent("00-0AF7651916CD43DD8448EB211C80319C-b7ad6b7169203331-01"));
        assertNull(CallHeaders.traceparent(_ -> null));
    }

    private static Optional<Duration> waitFor(String prefer) {
        return CallHeaders.waitFor(Map.of("Prefer", prefer)::get);
    }

    private static UUID correlation(String sent) {
        return CallHeaders.correlationId(Map.of("X-Correlation-Id", sent)::get);
    }

    private static String traceparent(String sent) {
        return CallHeaders.traceparent(Map.of("traceparent", sent)::get);
    }
}
