package org.townhound.kit.deadline;

import static io.restassured.RestAssured.given;
import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.greaterThan;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import io.quarkus.arc.All;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import io.restassured.http.ContentType;
import io.restassured.response.ValidatableResponse;
import io.smallrye.mutiny.Uni;
import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.Tuple;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.townhound.contracts.Event;
import org.townhound.contracts.enforcement.v1.NoticeDefective;
import org.townhound.contracts.enforcement.v1.OffenseVoided;
import org.townhound.contracts.enforcement.v1.WarningIssued;
import org.townhound.eventstore.Append;
import org.townhound.eventstore.EventStore;
import org.townhound.eventstore.Ids;
import org.townhound.eventstore.NewEvent;
import org.townhound.eventstore.Provenance;
import org.townhound.eventstore.StreamAppend;
import org.townhound.eventstore.StreamId;
import org.townhound.eventstore.StreamVersion;
import org.townhound.eventstore.UnitOfWork;
import org.townhound.kit.sample.SampleFollower;
import org.townhound.ordinances.values.Applied;
import org.townhound.ordinances.values.Citation;
import org.townhound.testkit.Tokens;
import org.townhound.testkit.TownhoundServers;

@QuarkusTest
@QuarkusTestResource(TownhoundServers.class)
class DeadlinesIT {
    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final ZoneId ZONE = ZoneId.of("America/New_York");
    private static final Citation LAW =
            new Citation("whitman-ma", "§ 110-20.D", LocalDate.of(2021, 10, 6), "ATM Art. 21");
    private static final String HARMLESS = "harmless";
    private static final String ADVERSE = "adverse";

    @Inject
    EventStore store;

    @Inject
    UnitOfWork transactions;

    @Inject
    Pool database;

    @Inject
    InstantSource clock;

    @Inject
    DeadlineTable table;

    @Inject
    ClockDoubts doubts;

    @Inject
    SampleFollower follower;

    @Inject
    DeadlineRegister register;

    @Inject
    @All
    List<DeadlineKind> kinds;

    private final StreamId stream = StreamId.of("whitman-ma", "citation", Ids.next());
    private LocalDate today;

    @BeforeEach
    void read_the_clock() {
        today = LocalDate.ofInstant(clock.instant(), ZONE);
        listen(true);
    }

    @Test
    void it_fires_at_its_instant_and_not_before_and_the_clock_answers_when_it_is_sealed() {
        UUID opening = open(stream, HARMLESS, today);
        Instant due = today.plusDays(1).atStartOfDay(ZONE).toInstant();
        move(due.minusNanos(1_000)).statusCode(200);
        assertEquals(List.of(), defaults(stream));
        move(due).statusCode(200);
        UUID id = Ids.consequence(HARMLESS, opening, 0);
        assertEquals(List.of(Ids.consequence("deadline", id, 0) + " " + id + " sealed"), defaults(stream));
        assertEquals(List.of("fired"), states(stream));
    }

    @Test
    void a_clock_that_moves_over_many_fires_them_in_the_order_of_their_instants() {
        List<StreamId> streams = IntStream.range(0, 8)
                .mapToObj(_ -> StreamId.of("whitman-ma", "citation", Ids.next()))
                .toList();
        for (int day = 7; day >= 0; day--) {
            open(streams.get(day), HARMLESS, today.plusDays(day));
        }
        move(today.plusDays(9).atStartOfDay(ZONE).toInstant()).statusCode(200);
        List<Long> places = streams.stream().map(this::place).toList();
        assertEquals(places.stream().sorted().toList(), places);
    }

    @Test
    void a_fact_that_comes_in_time_closes_it_and_one_that_takes_it_back_lets_it_run_again() {
        open(stream, HARMLESS, today.plusDays(1));
        append(stream, 1, new OffenseVoided(Ids.next(), Ids.next(), "wrong-person"));
        move(today.plusDays(3).atStartOfDay(ZONE).toInstant()).statusCode(200);
        assertEquals(List.of(), defaults(stream));
        assertEquals(List.of("closed"), states(stream));
        append(
                stream,
                2,
                new NoticeDefective(Ids.next(), Ids.next(), today, today, new Applied("a", "b", LAW, "sha256:0")));
        await().atMost(PATIENCE).until(() -> defaults(stream).size() == 1);
    }

    @Test
    void of_many_that_try_at_once_one_fires_it() {
        open(stream, HARMLESS, today.plusDays(1));
        Deadline deadline = await().atMost(PATIENCE)
                .until(() -> registered(stream), Optional::isPresent)
                .orElseThrow();
        List<Uni<Optional<StreamVersion>>> tries = Stream.generate(
                        () -> new DeadlineFiring(kinds, table, transactions, clock).fire(deadline))
                .limit(8)
                .toList();
        List<Optional<StreamVersion>> places =
                Uni.join().all(tries).andFailFast().await().atMost(PATIENCE);
        assertEquals(1, places.stream().filter(Optional::isPresent).count());
        move(today.plusDays(2).atStartOfDay(ZONE).toInstant()).statusCode(200);
        assertEquals(1, defaults(stream).size());
    }

    @Test
    void what_fell_due_while_nobody_looked_fires_at_the_next_look() {
        open(stream, HARMLESS, today.minusDays(30));
        await().atMost(PATIENCE).until(() -> states(stream).equals(List.of("fired")));
        assertEquals(1, defaults(stream).size());
    }

    @Test
    void the_register_is_built_again_from_the_events_to_the_letter() {
        open(stream, HARMLESS, today.minusDays(2));
        await().atMost(PATIENCE).until(() -> states(stream).equals(List.of("fired")));
        List<String> before = rows();
        database.withTransaction(connection -> connection
                        .preparedQuery("update eventstore.projection_checkpoint set seq = 0 where projection = $1")
                        .execute(Tuple.of(register.name()))
                        .chain(() ->
                                connection.query("delete from kit.deadline").execute()))
                .await()
                .atMost(PATIENCE);
        assertNotEquals(before, rows());
        append(StreamId.of("whitman-ma", "citation", Ids.next()), 0, new OffenseVoided(Ids.next(), Ids.next(), "x"));
        await().atMost(PATIENCE).untilAsserted(() -> assertEquals(before, rows()));
    }

    @Test
    void an_adverse_one_waits_for_a_source_that_cannot_be_asked_while_others_fire() {
        StreamId other = StreamId.of("whitman-ma", "citation", Ids.next());
        listen(false);
        open(stream, ADVERSE, today.minusDays(1));
        open(other, HARMLESS, today.minusDays(1));
        await().atMost(PATIENCE).until(() -> defaults(other).size() == 1);
        awaitObstacle("other cannot be asked");
        assertEquals(List.of(), defaults(stream));
        move(clock.instant())
                .statusCode(503)
                .body("type", equalTo("https://townhound.org/problems/deadlines-waiting"))
                .body("detail", containsString("other cannot be asked"));
        listen(true);
        move(clock.instant()).statusCode(200);
        assertEquals(1, defaults(stream).size());
    }

    @Test
    void an_adverse_one_waits_until_all_that_the_source_published_is_read() {
        follower.standStill(true);
        try {
            open(stream, ADVERSE, today.minusDays(1));
            awaitObstacle("sample-follower has not read everything");
            assertEquals(List.of(), defaults(stream));
        } finally {
            follower.standStill(false);
        }
        await().atMost(PATIENCE).until(() -> defaults(stream).size() == 1);
    }

    @Test
    void after_a_jump_of_the_clock_an_operator_confirms_it_first() {
        doubts.raise(new ClockWatch.Jump(clock.instant(), clock.instant().plus(Duration.ofDays(400))))
                .await()
                .atMost(PATIENCE);
        open(stream, ADVERSE, today.minusDays(1));
        awaitObstacle("the clock jumped and nobody has confirmed it");
        confirm("town-clerk", "1").statusCode(403);
        assertEquals(List.of(), defaults(stream));
        confirm("operator", UUID.randomUUID().toString()).statusCode(200).body("jumps", greaterThan(0));
        await().atMost(PATIENCE).until(() -> defaults(stream).size() == 1);
    }

    @Test
    void an_adverse_one_waits_for_a_person_where_something_is_incomplete_and_the_clock_does_not_wait_for_that_person() {
        StreamId incomplete = new StreamId("whitman-ma", "citation", "incomplete-" + Ids.next());
        open(incomplete, ADVERSE, today.minusDays(1));
        awaitObstacle("what it depends on is incomplete");
        move(clock.instant()).statusCode(200);
        assertEquals(List.of(), defaults(incomplete));
        append(incomplete, 1, new OffenseVoided(Ids.next(), Ids.next(), "wrong-person"));
        await().atMost(PATIENCE).until(() -> states(incomplete).equals(List.of("closed")));
    }

    private UUID open(StreamId about, String kind, LocalDate lastDay) {
        return append(about, 0, new WarningIssued(Ids.next(), Ids.next(), kind, lastDay, LAW, null));
    }

    private UUID append(StreamId about, long version, Event event) {
        UUID id = Ids.next();
        Provenance provenance = new Provenance(clock.instant(), "clerk-7", Ids.next(), null, null);
        NewEvent added = new NewEvent(id, event, clock.instant(), today);
        transactions
                .run(session -> store.append(
                        session, new Append(provenance, List.of(new StreamAppend(about, version, List.of(added))))))
                .await()
                .atMost(PATIENCE);
        return id;
    }

    private Optional<Deadline> registered(StreamId about) {
        return table
                .due(Instant.parse("9999-01-01T00:00:00Z"), Set.of(HARMLESS, ADVERSE))
                .await()
                .atMost(PATIENCE)
                .stream()
                .filter(deadline -> deadline.stream().equals(about))
                .findFirst();
    }

    private static void awaitObstacle(String obstacle) {
        await().atMost(PATIENCE)
                .untilAsserted(() -> given().get("/q/health/ready")
                        .then()
                        .statusCode(200)
                        .body("checks.find { it.name == 'deadlines' }.data.degraded", equalTo(true))
                        .body("checks.find { it.name == 'deadlines' }.data.'waiting adverse'", equalTo(obstacle)));
    }

    private static ValidatableResponse move(Instant to) {
        return given().auth()
                .oauth2(Tokens.of("operator"))
                .contentType(ContentType.JSON)
                .body("{\"instant\":\"" + to + "\"}")
                .put("/simulation/clock")
                .then();
    }

    private static ValidatableResponse confirm(String role, String key) {
        return given().auth()
                .oauth2(Tokens.of(role))
                .header("Idempotency-Key", key)
                .post("/platform/deadlines/confirmation")
                .then();
    }

    /** Whether the other service, which is this one, can be asked. */
    private static void listen(boolean answers) {
        System.setProperty("townhound.sources.other.url", "http://127.0.0.1:" + (answers ? RestAssured.port : 9));
    }

    private List<String> defaults(StreamId about) {
        return texts("""
                select e.event_id || ' ' || (e.payload ->> 'deadlineId') || case when s.seq is null then '' else ' sealed' end
                from eventstore.event e left join eventstore.event_seal s using (append_id, ordinal)
                where e.stream_id = $1 and e.type = 'enforcement.citation-defaulted.v1'""", about.toString());
    }

    private long place(StreamId about) {
        return Long.parseLong(texts("""
                select s.seq::text from eventstore.event e join eventstore.event_seal s using (append_id, ordinal)
                where e.stream_id = $1 and e.type = 'enforcement.citation-defaulted.v1'""", about.toString()).getFirst());
    }

    private List<String> states(StreamId about) {
        return texts("select state from kit.deadline where stream_id = $1", about.toString());
    }

    private List<String> rows() {
        return texts("select row_to_json(d)::text from kit.deadline d where kind <> $1 order by deadline_id", "");
    }

    private List<String> texts(String question, String parameter) {
        List<String> texts = new ArrayList<>();
        database.preparedQuery(question)
                .execute(Tuple.of(parameter))
                .await()
                .atMost(PATIENCE)
                .forEach(row -> texts.add(row.getString(0)));
        return texts;
    }
}
