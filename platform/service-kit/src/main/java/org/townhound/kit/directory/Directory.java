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
    private static final Person NOBODY = new Person(null, null, null, null, null);
    private static final String FORGET = """
            update kit.person_history
            set name = null, street = null, city = null, state = null, postal_code = null, phones = '{}', emails = '{}'
            where town = ?1 and person_id = ?2""";
    private static final String TELL =
            "insert into kit.directory_outbox (town, person_id, version, erased) values (?1, ?2, ?3, ?4)";

    /**
     * Notes what is known about a person from now on; nothing changes when it is known already. The version is told on
     * the topic of the directory once the transaction has committed.
     *
     * @param town the slug of the town that knows the person
     * @return fails with an {@link IllegalStateException} for a person who was erased
     */
    public Uni<Void> note(Mutiny.Session session, String town, Person person, Provenance provenance) {
        return session.find(PersonRow.class, new PersonKey(town, person.id())).flatMap(known -> {
            if (known == null) {
                PersonRow row = new PersonRow(town, person);
                return session.persist(row).chain(() -> remember(session, row, provenance));
            }
            if (known.erased) {
                return Uni.createFrom().failure(new IllegalStateException("person " + person.id() + " was erased"));
            }
            if (known.person().equals(person)) {
                return Uni.createFrom().voidItem();
            }
            known.data = new PersonData(person);
            return remember(session, known, provenance);
        });
    }

    /**
     * Erases what is known about a person, now and in the history; a marker with its version stays. Whether that is
     * lawful is the caller's decision.
     *
     * @return false when this town does not know the person, or knows nothing about them any more
     */
    public Uni<Boolean> erase(Mutiny.Session session, String town, UUID personId, Provenance provenance) {
        return session.find(PersonRow.class, new PersonKey(town, personId)).flatMap(known -> {
            if (known == null || known.erased) {
                return Uni.createFrom().item(false);
            }
            known.data = new PersonData(NOBODY);
            known.erased = true;
            return remember(session, known, provenance)
                    .chain(() -> session.createNativeQuery(FORGET)
                            .setParameter(1, town)
                            .setParameter(2, personId)
                            .executeUpdate())
                    .replaceWith(true);
        });
    }

    /**
     * What is known about a person now; empty for one whom this town does not know, or who was erased.
     *
     * @param actor who reads, for the log
     */
    public Uni<Optional<Person>> read(Mutiny.Session session, String town, UUID personId, String actor) {
        return entry(session, town, personId, actor)
                .map(found -> found.flatMap(entry -> switch (entry) {
                    case DirectoryEntry.Known known -> Optional.of(known.person());
                    case DirectoryEntry.Erased _ -> Optional.empty();
                }));
    }

    /**
     * A person with their version, or the marker of an erased one; empty for one whom this town does not know.
     *
     * @param actor who reads, for the log
     */
    public Uni<Optional<DirectoryEntry>> entry(Mutiny.Session session, String town, UUID personId, String actor) {
        READS.infof("person %s of %s read by %s", personId, town, actor);
        return session.find(PersonRow.class, new PersonKey(town, personId))
                .map(row -> Optional.ofNullable(row).map(PersonRow::entry));
    }

    /** The flush gives the row its version, under which the history keeps it. */
    private static Uni<Void> remember(Mutiny.Session session, PersonRow row, Provenance provenance) {
        return session.flush()
                .chain(() -> session.persist(new PersonVersionRow(row, provenance)))
                .chain(session::flush)
                .chain(() -> session.createNativeQuery(TELL)
                        .setParameter(1, row.key.town())
                        .setParameter(2, row.key.personId())
                        .setParameter(3, row.version)
                        .setParameter(4, row.erased)
                        .executeUpdate())
                .replaceWithVoid();
    }
}
