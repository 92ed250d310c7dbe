package org.townhound.eventstore.kafka;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.smallrye.mutiny.TimeoutException;
import io.vertx.pgclient.PgException;
import java.io.IOException;
import java.util.List;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;
import org.townhound.contracts.UnreadableEvent;
import org.townhound.eventstore.StreamConflict;

class FailuresTest {
    @Test
    void an_event_that_cannot_be_read_or_digested_is_poison() {
        assertTrue(Failures.isPoison(new UnreadableEvent("no")));
        assertTrue(Failures.isPoison(new IllegalArgumentException("no")));
        assertTrue(Failures.isPoison(new RuntimeException(new NoSuchElementException())));
        assertTrue(Failures.isPoison(refused("22P02")));
        assertTrue(Failures.isPoison(new RuntimeException(refused("23505"))));
    }

    @Test
    void whatever_may_pass_by_itself_is_not() {
        assertFalse(Failures.isPoison(new StreamConflict(List.of())));
        assertFalse(Failures.isPoison(new IOException("connection reset")));
        assertFalse(Failures.isPoison(new TimeoutException()));
        assertFalse(Failures.isPoison(new Exception("Timeout waiting for connection")));
        assertFalse(Failures.isPoison(new IllegalStateException("Session is closed")));
        assertFalse(Failures.isPoison(refused("57P01")));
        assertFalse(Failures.isPoison(refused("40001")));
        assertFalse(Failures.isPoison(refused("55P03")));
    }

    private static PgException refused(String sqlState) {
        return new PgException("refused", "ERROR", sqlState, "");
    }
}
