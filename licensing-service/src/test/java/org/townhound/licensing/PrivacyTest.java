package org.townhound.licensing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.Tuple;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** A person stands in the directory and nowhere else. */
@QuarkusTest
class PrivacyTest {
    private static final Clerk CLERK = Clerk.OF_WHITMAN;

    @Inject
    Pool pool;

    @Test
    void name_and_address_of_a_keeper_are_in_no_event_and_no_key() {
        String name = "Ann " + UUID.randomUUID();
        String street = UUID.randomUUID() + " Elm Street";
        UUID keeper = UUID.fromString(CLERK.post(
                        "/keepers",
                        Clerk.with(
                                Clerk.keeperForm(name),
                                Map.of("address", Map.of("street", street), "phones", List.of("617-555-0117"))))
                .statusCode(201)
                .extract()
                .path("keeperId"));
        CLERK.dog(keeper);

        assertEquals(1, rows("select count(*) from kit.person where name = $1", name));
        for (String secret : new String[] {name, street, "617-555-0117"}) {
            assertEquals(
                    0, rows("select count(*) from eventstore.event where event::text like '%' || $1 || '%'", secret));
            assertEquals(
                    0,
                    rows("select count(*) from kit.idempotency where idempotency::text like '%' || $1 || '%'", secret));
        }
        assertTrue(rows("select count(*) from eventstore.event where stream_id like '%' || $1", keeper.toString()) > 0);
    }

    private long rows(String query, String text) {
        return pool.preparedQuery(query)
                .execute(Tuple.of(text))
                .await()
                .atMost(Duration.ofSeconds(10))
                .iterator()
                .next()
                .getLong(0);
    }
}
