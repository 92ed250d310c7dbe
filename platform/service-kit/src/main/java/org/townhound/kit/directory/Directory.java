package org.townhound.kit.directory;

import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import java.util.Optional;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;
import org.jboss.logging.Logger;
import org.townhound.eventstore.Provenance;

/**
 * The people whom this service met, each town's apart, with the history of what was known about them. Everything runs in
 * the caller's session and transaction; every read is logged by person and actor, and nothing else.
 */
@Singleton
public final class Directory {
    private static final Logger READS = Logger.getLogger("townhound.directory");

    /**
     * Notes what is known about a person from now on; nothing changes when it is known already.
     *
     * @param town the slug of the town that knows the person
     */
    public Uni<Void> note(Mutiny.Session session, String town, Person person, Provenance provenance) {
        return session.find(PersonRow.class, new PersonKey(town, person.id())).flatMap(known -> {
            if (known == null) {
                PersonRow row = new PersonRow(town, person);
                return session.persist(row).chain(() -> remember(session, row, provenance));
            }
            if (known.person().equals(person)) {
                return Uni.createFrom().voidItem();
            }
            known.data = new PersonData(person);
            return remember(session, known, provenance);
        });
    }

    /**
     * What is known about a person now; empty for one whom this town does not know.
     *
     * @param actor who reads, for the log
     */
    public Uni<Optional<Person>> read(Mutiny.Session session, String town, UUID personId, String actor) {
        READS.infof("person %s of %s read by %s", personId, town, actor);
        return session.find(PersonRow.class, new PersonKey(town, personId))
                .map(row -> Optional.ofNullable(row).map(PersonRow::person));
    }

    private static Uni<Void> remember(Mutiny.Session session, PersonRow row, Provenance provenance) {
        return session.flush().chain(() -> session.persist(new PersonVersionRow(row, provenance)));
    }
}
