package org.townhound.kit.problem;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import io.vertx.core.impl.NoStackTraceThrowable;
import io.vertx.pgclient.PgException;
import io.vertx.sqlclient.ClosedConnectionException;
import jakarta.persistence.OptimisticLockException;
import java.net.ConnectException;
import java.sql.SQLException;
import java.util.List;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.townhound.eventstore.StreamConflict;

class BreakdownTest {
    @ParameterizedTest
    @ValueSource(strings = {"40001", "40P01", "55P03"})
    void a_lost_race_is_a_conflict_however_deep_it_lies(String state) {
        assertEquals(
                409,
                Breakdown.problem(buried(new PgException("no", "ERROR", state, "")))
                        .status());
        assertEquals(
                409, Breakdown.problem(buried(new SQLException("no", state))).status());
    }

    @Test
    void a_stream_or_a_row_that_moved_on_is_a_conflict() {
        assertEquals(
                409,
                Breakdown.problem(buried(new StreamConflict(List.of("a/b/c")))).status());
        assertEquals(
                409, Breakdown.problem(buried(new OptimisticLockException())).status());
    }

    @Test
    void a_database_out_of_reach_is_for_later() {
        for (Throwable fault : List.of(
                new ConnectException("refused"),
                ClosedConnectionException.INSTANCE,
                new NoStackTraceThrowable("Timeout"),
                new PgException("no", "FATAL", "57P01", ""),
                new PgException("no", "FATAL", "53300", ""))) {
            assertEquals(503, Breakdown.problem(buried(fault)).status(), fault.toString());
        }
    }

    @Test
    void anything_else_is_a_fault_of_ours_that_tells_only_an_id() {
        for (Throwable fault : List.of(
                new IllegalStateException("Ada Lovelace"),
                new PgException("Ada Lovelace", "ERROR", "23505", "Ada Lovelace"),
                new StackOverflowError())) {
            Problem problem = Breakdown.problem(buried(fault));
            assertEquals(500, problem.status());
            assertNotNull(problem.errorId());
            assertFalse(problem.toString().contains("Lovelace"));
        }
    }

    @Test
    void only_a_fault_of_ours_has_an_id() {
        assertNull(Breakdown.problem(new ConnectException()).errorId());
    }

    private static Throwable buried(Throwable fault) {
        return new CompletionException(new IllegalStateException("while storing", fault));
    }
}
