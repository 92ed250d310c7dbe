package org.townhound.notification;

import io.restassured.RestAssured;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.townhound.eventstore.Ids;
import org.townhound.eventstore.Provenance;
import org.townhound.eventstore.UnitOfWork;
import org.townhound.kit.directory.Address;
import org.townhound.kit.directory.Directory;
import org.townhound.kit.directory.Person;

/**
 * The keepers whom licensing knows. The service under test has a directory with the very call that licensing's has, and
 * stands in for it.
 */
@Singleton
class Keepers {
    static final String WHITMAN = "whitman-ma";
    private static final Address ELM_STREET = new Address("12 Elm Street", "Whitman", "MA", "02382");
    private static final Provenance BY_CLERK =
            new Provenance(Instant.parse("2026-07-01T15:00:00Z"), "clerk-7", Ids.next(), null, null);

    private final UnitOfWork unitOfWork;
    private final Directory directory;

    Keepers(UnitOfWork unitOfWork, Directory directory) {
        this.unitOfWork = unitOfWork;
        this.directory = directory;
    }

    /** Somebody with an e-mail address of that name. */
    UUID with(String name, String email) {
        return known(new Person(Ids.next(), name, ELM_STREET, List.of(), List.of(email)));
    }

    UUID withoutEmail(String name) {
        return known(new Person(Ids.next(), name, ELM_STREET, List.of(), List.of()));
    }

    private UUID known(Person person) {
        answering();
        unitOfWork
                .run(session -> directory.note(session, WHITMAN, person, BY_CLERK))
                .await()
                .atMost(Duration.ofSeconds(20));
        return person.id();
    }

    static void answering() {
        System.setProperty("townhound.sources.licensing.url", "http://127.0.0.1:" + RestAssured.port);
    }

    static void silent() {
        System.setProperty("townhound.sources.licensing.url", "http://127.0.0.1:9");
    }

    static String someEmail() {
        return "keeper-" + UUID.randomUUID() + "@example.org";
    }
}
