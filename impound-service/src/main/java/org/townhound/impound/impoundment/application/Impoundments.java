package org.townhound.impound.impoundment.application;

import io.smallrye.mutiny.Uni;
import java.util.List;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.contracts.impound.v1.ImpoundEvent;
import org.townhound.eventstore.StreamId;
import org.townhound.impound.impoundment.domain.Impoundment;
import org.townhound.kit.account.Accounts;
import org.townhound.kit.problem.ProblemException;
import org.townhound.kit.recording.Folded;
import org.townhound.kit.recording.Streams;

/** The impoundments of a town; the account of each has its id. */
public final class Impoundments {
    private static final String KIND = "impoundment";

    private final Streams streams;
    private final Accounts accounts;

    public Impoundments(Streams streams, Accounts accounts) {
        this.streams = streams;
        this.accounts = accounts;
    }

    /** 404 for one that this town does not know. */
    public Uni<ImpoundmentOnFile> find(Mutiny.Session session, String town, UUID id) {
        return load(session, town, id)
                .invoke(Impoundments::check)
                .flatMap(impoundment ->
                        accounts.open(session, town, id).map(account -> new ImpoundmentOnFile(impoundment, account)));
    }

    /** The same, after locking both streams. */
    Uni<ImpoundmentOnFile> findLocked(Mutiny.Session session, String town, UUID id) {
        return streams.lock(session, List.of(Accounts.stream(town, id), stream(town, id)))
                .chain(() -> find(session, town, id));
    }

    Uni<Folded<Impoundment>> load(Mutiny.Session session, String town, UUID id) {
        return streams.fold(session, stream(town, id), Impoundment.NONE, ImpoundEvent.class, Impoundment::evolve);
    }

    static StreamId stream(String town, UUID id) {
        return StreamId.of(town, KIND, id);
    }

    private static void check(Folded<Impoundment> impoundment) {
        if (impoundment.state() instanceof Impoundment.None) {
            throw ProblemException.notFound();
        }
    }
}
