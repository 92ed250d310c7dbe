package org.townhound.impound.impoundment.application;

import io.smallrye.mutiny.Uni;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.eventstore.StreamVersion;
import org.townhound.eventstore.UnitOfWork;
import org.townhound.impound.impoundment.domain.ReleaseStatement;
import org.townhound.kit.recording.Occurrence;

public final class LookingUpImpoundments {
    private final UnitOfWork unitOfWork;
    private final Impoundments impoundments;
    private final PreparingRelease preparing;
    private final Inputs inputs;

    public LookingUpImpoundments(
            UnitOfWork unitOfWork, Impoundments impoundments, PreparingRelease preparing, Inputs inputs) {
        this.unitOfWork = unitOfWork;
        this.impoundments = impoundments;
        this.preparing = preparing;
        this.inputs = inputs;
    }

    /** 404 for one that this town does not know. */
    public Uni<ImpoundmentOnFile> find(String town, UUID id) {
        return unitOfWork.run(session -> impoundments.find(session, town, id));
    }

    /** 409 for a dog that was released already. */
    public Uni<Prepared> statement(String town, UUID id, Occurrence when, String field) {
        return unitOfWork.run(session ->
                impoundments.find(session, town, id).flatMap(file -> statement(session, town, file, when, field)));
    }

    private Uni<Prepared> statement(
            Mutiny.Session session, String town, ImpoundmentOnFile file, Occurrence when, String field) {
        return preparing
                .statement(
                        session,
                        town,
                        ReleasingDogs.inCustody(file.impoundment().state()),
                        file.account().account(),
                        when,
                        field)
                .flatMap(statement -> inputs.areIncomplete(session, town)
                        .map(incomplete -> new Prepared(
                                statement, incomplete, file.impoundment().place())));
    }

    /** {@code incomplete}: what other services said is not known without a gap. */
    public record Prepared(ReleaseStatement statement, boolean incomplete, StreamVersion place) {}
}
