package org.townhound.notification;

import static io.restassured.RestAssured.given;
import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.containsString;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.Tuple;
import jakarta.inject.Inject;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.UUID;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.townhound.eventstore.SealedEvent;
import org.townhound.notification.Listener.Heard;
import org.townhound.notification.feed.adapters.out.table.FeedTable;
import org.townhound.testkit.Tokens;

@QuarkusTest
class Following_the_feed {
    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final String WHITMAN = "whitman-ma";

    @Inject
    Pool pool;

    private static UUID licensed(String town) {
        UUID license = UUID.randomUUID();
        Elsewhere.LICENSING.publishes(town, "license", license, Happenings.licensed(license, UUID.randomUUID()));
        return license;
    }

    /** Five events in a stream of its own, between others of other services. */
    private static String busy(String town) {
        UUID ledger = UUID.randomUUID();
        for (int number = 0; number < 5; number++) {
            UUID offense = UUID.randomUUID();
            Elsewhere.ENFORCEMENT.publishes(
                    town, "offense-ledger", ledger, Happenings.adjusted(offense, ledger, "0.00"));
            Elsewhere.IMPOUND.publishes(town, "impoundment", offense, Happenings.impounded(offense, ledger));
            licensed(town);
        }
        return town + "/offense-ledger/" + ledger;
    }

    private static List<Long> versions(List<Heard> heard) {
        return heard.stream().map(Heard::version).toList();
    }

    private static void assertEachOnce(List<Heard> heard) {
        HashSet<String> ids = new HashSet<>();
        heard.forEach(one -> assertTrue(ids.add(one.event().getString("id")), one + " came twice"));
    }

    @Test
    void brings_every_stream_of_every_service_in_its_order_and_each_event_once() throws Exception {
        try (Listener listener = Listener.in(WHITMAN)) {
            String stream = busy(WHITMAN);
            await().atMost(PATIENCE).until(() -> listener.heardOf(stream).size() == 5);
            await().atMost(PATIENCE)
                    .until(() -> listener.heard().stream()
                            .map(one -> one.event().getString("source"))
                            .toList()
                            .containsAll(List.of(
                                    "/townhound/licensing",
                                    "/townhound/enforcement",
                                    "/townhound/impound",
                                    "/townhound/notification")));
            assertEquals(List.of(1L, 2L, 3L, 4L, 5L), versions(listener.heardOf(stream)));
            assertEachOnce(listener.heard());
            assertTrue(listener.heard().stream().allMatch(one -> one.stream().startsWith(WHITMAN + "/")));
            Heard first = listener.heardOf(stream).getFirst();
            assertEquals("1.0", first.event().getString("specversion"));
            assertEquals("enforcement.assessment-adjusted.v1", first.event().getString("type"));
            assertEquals("2026-000042", first.event().getJsonObject("data").getString("noticeNumber"));
        }
    }

    @Test
    void goes_on_after_the_last_event_that_a_client_took_and_neither_loses_nor_doubles() throws Exception {
        String stream = busy(WHITMAN);
        List<Heard> all = new ArrayList<>();
        try (Listener first = Listener.in(WHITMAN)) {
            await().atMost(PATIENCE).until(() -> first.heardOf(stream).size() >= 2);
            all.addAll(first.heard());
        }
        String later = busy(WHITMAN);
        try (Listener second = Listener.in(WHITMAN, all.getLast().id())) {
            await().atMost(PATIENCE).until(() -> second.heardOf(later).size() == 5);
            all.addAll(second.heard());
        }
        assertEachOnce(all);
        for (String one : List.of(stream, later)) {
            assertEquals(
                    List.of(1L, 2L, 3L, 4L, 5L),
                    all.stream()
                            .filter(heard -> heard.stream().equals(one))
                            .map(Heard::version)
                            .toList());
        }
    }

    @Test
    void repeats_nothing_that_arrives_twice_on_a_topic() throws Exception {
        UUID license = UUID.randomUUID();
        SealedEvent event = Elsewhere.LICENSING.publishes(
                WHITMAN, "license", license, Happenings.licensed(license, UUID.randomUUID()));
        Elsewhere.LICENSING.produce(List.of(event));
        String after = busy(WHITMAN);
        try (Listener listener = Listener.in(WHITMAN)) {
            await().atMost(PATIENCE).until(() -> listener.heardOf(after).size() == 5);
            assertEquals(1, listener.heardOf(event.stored().stream().toString()).size());
        }
    }

    @Test
    void refuses_an_id_that_it_never_gave_or_whose_sequel_it_dropped() throws Exception {
        resume(WHITMAN, "nonsense", 400, "invalid-field");
        resume(WHITMAN, "000000000000-0", 410, "gone");
        String town = "dennis-ma";
        LongStream.range(0, 4).forEach(_ -> licensed(town));
        String first;
        try (Listener listener = Listener.in(town)) {
            await().atMost(PATIENCE).until(() -> listener.heard().size() >= 4);
            first = listener.heard().getFirst().id();
        }
        resume(town, first.substring(0, 13) + "999999999", 410, "gone");
        new FeedTable(pool, 2).prune().await().atMost(PATIENCE);
        resume(town, first, 410, "gone");
    }

    private static void resume(String town, String lastEventId, int status, String type) {
        given().auth()
                .oauth2(Tokens.of("integration", town))
                .header("Last-Event-ID", lastEventId)
                .get("/towns/" + town + "/events")
                .then()
                .statusCode(status)
                .contentType("application/problem+json")
                .body(containsString("https://townhound.org/problems/" + type))
                .body(containsString("Last-Event-ID"));
    }

    @Test
    void shows_a_sign_of_life_while_nothing_happens() throws Exception {
        try (Listener listener = Listener.in("arlington-ma")) {
            assertEquals(200, listener.status());
            await().atMost(PATIENCE).until(() -> listener.signsOfLife() >= 3);
        }
    }

    @Test
    void cuts_off_a_client_that_takes_nothing_and_lets_the_others_go_on() throws Exception {
        String town = "arlington-ma";
        UUID license = licensed(town);
        try (Listener warm = Listener.in(town)) {
            await().atMost(PATIENCE)
                    .until(() -> !warm.heardOf(town + "/license/" + license).isEmpty());
        }
        fill(town, 300, 100_000);
        try (Socket slow = new Socket();
                Listener quick = Listener.in(WHITMAN)) {
            slow.setReceiveBufferSize(4_096);
            slow.connect(new InetSocketAddress(InetAddress.ofLiteral("127.0.0.1"), RestAssured.port));
            slow.getOutputStream()
                    .write(("GET /towns/" + town + "/events HTTP/1.1\r\nHost: localhost\r\n" + "Authorization: Bearer "
                                    + Tokens.of("integration", town) + "\r\n\r\n")
                            .getBytes(StandardCharsets.US_ASCII));
            String stream = busy(WHITMAN);
            await().atMost(PATIENCE).until(() -> quick.heardOf(stream).size() == 5);
            await().pollDelay(Duration.ofSeconds(5)).atMost(PATIENCE).until(() -> true);
            assertTrue(readAll(slow) < 300 * 100_000L, "a slow client was sent everything");
            String afterwards = busy(WHITMAN);
            await().atMost(PATIENCE).until(() -> quick.heardOf(afterwards).size() == 5);
        }
    }

    /** Bytes until the line ends; it fails the test by its timeout if the line stays open. */
    private static long readAll(Socket socket) throws IOException {
        socket.setSoTimeout(20_000);
        long bytes = 0;
        byte[] buffer = new byte[65_536];
        try (InputStream in = socket.getInputStream()) {
            int read = in.read(buffer);
            while (read >= 0) {
                bytes += read;
                read = in.read(buffer);
            }
        } catch (SocketException reset) {
            return bytes;
        }
        return bytes;
    }

    private void fill(String town, int events, int size) {
        pool.preparedQuery("""
                        with head as (update app.feed_head set position = position + $2 where town = $1
                                      returning position - $2 as before)
                        insert into app.feed_event (town, position, event_id, event)
                        select $1, before + n, gen_random_uuid(),
                               '{"subject":"%s/license/x","streamversion":"1","filler":"' || repeat('x', $3) || '"}'
                        from head, generate_series(1, $2) as n""".formatted(town))
                .execute(Tuple.of(town, events, size))
                .await()
                .atMost(PATIENCE);
    }
}
