package org.townhound.impound.impoundment.application;

import io.smallrye.mutiny.Uni;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.contracts.impound.v1.ImpoundEvent;
import org.townhound.contracts.kit.v1.AccountEvent;
import org.townhound.eventstore.StreamAppend;
import org.townhound.eventstore.StreamVersion;
import org.townhound.impound.impoundment.domain.Impoundment;
import org.townhound.impound.impoundment.domain.Impoundment.InCustody;
import org.townhound.impound.impoundment.domain.ImpoundmentCommand.Release;
import org.townhound.impound.impoundment.domain.ImpoundmentDecider;
import org.townhound.impound.impoundment.domain.ImpoundmentRefusal;
import org.townhound.impound.impoundment.domain.PoundFees;
import org.townhound.impound.impoundment.domain.ReleaseStatement;
import org.townhound.impound.impoundment.domain.Stay;
import org.townhound.kit.problem.ProblemException;
import org.townhound.kit.recording.Occasion;
import org.townhound.kit.recording.Streams;

/** Hands a dog over once nothing is missing; its account then shows every fee of the stay. */
public final class ReleasingDogs {
    private static final String FIELD = "/releasedAt";

    private final Streams streams;
    private final Impoundments impoundments;
    private final PoundLaw law;
    private final PreparingRelease preparing;

    public ReleasingDogs(Streams streams, Impoundments impoundments, PoundLaw law, PreparingRelease preparing) {
        this.streams = streams;
        this.impoundments = impoundments;
        this.law = law;
        this.preparing = preparing;
    }

    public Uni<StreamVersion> release(Mutiny.Session session, Occasion occasion, UUID id) {
        return impoundments
                .findLocked(session, occasion.town(), id)
                .flatMap(file -> preparing
                        .statement(
                                session,
                                occasion.town(),
                                inCustody(file.impoundment().state()),
                                file.account().account(),
                                occasion.happened(),
                                FIELD)
                        .flatMap(statement -> append(session, occasion, file, statement)));
    }

    private Uni<StreamVersion> append(
            Mutiny.Session session, Occasion occasion, ImpoundmentOnFile file, ReleaseStatement statement) {
        InCustody custody = inCustody(file.impoundment().state());
        var rules = law.rules(occasion.town(), custody.as().takenInOn());
        List<ImpoundEvent> events = Streams.accepted(ImpoundmentDecider.decide(custody, new Release(statement), rules));
        Stay stay = Stay.until(
                custody.as(), occasion.happened().at(), occasion.happened().on());
        List<AccountEvent> charges = Charges.missing(
                custody.as().impoundmentId(),
                PoundFees.of(stay, custody.as(), rules),
                file.account().account());
        List<StreamAppend> additions = new ArrayList<>(List.of(Streams.addition(occasion, file.impoundment(), events)));
        if (!charges.isEmpty()) {
            additions.add(new StreamAppend(
                    file.account().stream(),
                    file.account().version(),
                    Streams.occurring(occasion.happened(), charges)));
        }
        return streams.append(session, occasion, additions)
                .replaceWith(file.impoundment().placeAfter(events.size()));
    }

    static InCustody inCustody(Impoundment impoundment) {
        return switch (impoundment) {
            case InCustody custody -> custody;
            case Impoundment.Released _ -> throw ProblemException.refused(new ImpoundmentRefusal.AlreadyReleased());
            case Impoundment.None _ -> throw ProblemException.notFound();
        };
    }
}
