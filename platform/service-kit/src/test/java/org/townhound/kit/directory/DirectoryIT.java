package org.townhound.kit.directory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.smallrye.mutiny.Uni;
import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.Tuple;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Function;
import org.hibernate.reactive.mutiny.Mutiny;
import org.jboss.logmanager.ExtHandler;
import org.jboss.logmanager.ExtLogRecord;
import org.jboss.logmanager.Logger;
import org.jboss.logmanager.formatters.PatternFormatter;
import org.junit.jupiter.api.Test;
import org.townhound.eventstore.Ids;
import org.townhound.eventstore.Provenance;
import org.townhound.eventstore.UnitOfWork;
import org.townhound.testkit.TownhoundServers;

@QuarkusTest
@QuarkusTestResource(TownhoundServers.class)
class DirectoryIT {
    private static final Duration PATIENCE = Duration.ofSeconds(20);
    private static final Provenance BY_CLERK =
            new Provenance(Instant.parse("2026-03-01T15:00:00Z"), "clerk-7", Ids.next(), null, null);
    private static final Address ELM_STREET = new Address("12 Elm Street, Apt 3", "Whitman", "MA", "02382");

    @Inject
    Directory directory;

    @Inject
    UnitOfWork transactions;

    @Inject
    Pool database;

    @Test
    void a_person_is_read_as_noted_and_only_by_their_town() {
        Person ada = new Person(
                Ids.next(),
                "Ada Ñandú 🐕",
                ELM_STREET,
                List.of("781-555-0100"),
                List.of("ada@example.org", "a@example.org"));
        note("whitman-ma", ada);
        assertEquals(Optional.of(ada), read("whitman-ma", ada.id()));
        assertEquals(Optional.empty(), read("dennis-ma", ada.id()));
        assertEquals(Optional.empty(), read("whitman-ma", Ids.next()));
    }

    @Test
    void a_person_may_have_no_address_phone_or_email() {
        Person society = new Person(Ids.next(), "Society for the Care of Strays", null, null, null);
        note("whitman-ma", society);
        assertEquals(Optional.of(society), read("whitman-ma", society.id()));
    }

    @Test
    void each_change_is_a_version_and_a_repetition_is_none() {
        UUID id = Ids.next();
        Person before = new Person(id, "Ada Lovelace", ELM_STREET, List.of(), List.of());
        Person after = new Person(id, "Ada King", ELM_STREET, List.of("781-555-0100"), List.of());
        note("whitman-ma", before);
        note("whitman-ma", before);
        note("whitman-ma", after);
        assertEquals(Optional.of(after), read("whitman-ma", id));
        assertEquals(List.of("Ada Lovelace by clerk-7", "Ada King by clerk-7"), history(id));
    }

    @Test
    void what_rolls_back_was_never_known() {
        Person ada = new Person(Ids.next(), "Ada Lovelace", ELM_STREET, List.of(), List.of());
        assertThrows(
                IllegalStateException.class,
                () -> run(session -> directory
                        .note(session, "whitman-ma", ada, BY_CLERK)
                        .chain(session::flush)
                        .chain(() -> Uni.createFrom().<Void>failure(new IllegalStateException("changed my mind")))));
        assertEquals(Optional.empty(), read("whitman-ma", ada.id()));
        assertEquals(List.of(), history(ada.id()));
    }

    @Test
    void a_read_is_logged_by_person_and_actor_and_tells_nothing_else() {
        Person ada = new Person(Ids.next(), "Ada Lovelace", ELM_STREET, List.of(), List.of("ada@example.org"));
        note("whitman-ma", ada);
        Remembering log = new Remembering();
        Logger.getLogger("townhound.directory").addHandler(log);
        try {
            read("whitman-ma", ada.id());
        } finally {
            Logger.getLogger("townhound.directory").removeHandler(log);
        }
        assertEquals(List.of("person " + ada.id() + " of whitman-ma read by officer-3"), log.lines);
        assertFalse(ada.toString().contains("Lovelace"));
        assertTrue(ada.toString().contains(ada.id().toString()));
    }

    private void note(String town, Person person) {
        run(session -> directory.note(session, town, person, BY_CLERK));
    }

    private Optional<Person> read(String town, UUID id) {
        return run(session -> directory.read(session, town, id, "officer-3"));
    }

    private <T> T run(Function<Mutiny.Session, Uni<T>> work) {
        return transactions.run(work).await().atMost(PATIENCE);
    }

    private List<String> history(UUID id) {
        List<String> versions = new ArrayList<>();
        database.preparedQuery("select name, actor from kit.person_history where person_id = $1 order by version")
                .execute(Tuple.of(id))
                .await()
                .atMost(PATIENCE)
                .forEach(row -> versions.add(row.getString("name") + " by " + row.getString("actor")));
        return versions;
    }

    private static final class Remembering extends ExtHandler {
        private final PatternFormatter text = new PatternFormatter("%s");
        private final List<String> lines = new ArrayList<>();

        @Override
        protected void doPublish(ExtLogRecord entry) {
            lines.add(text.format(entry));
        }
    }
}
