package org.townhound.impound.impoundment.application;

import io.smallrye.mutiny.Uni;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.contracts.impound.v1.DogImpounded;
import org.townhound.contracts.impound.v1.ImpoundEvent;
import org.townhound.contracts.kit.v1.AccountEvent;
import org.townhound.eventstore.StreamAppend;
import org.townhound.eventstore.StreamVersion;
import org.townhound.impound.impoundment.domain.Impoundment;
import org.townhound.impound.impoundment.domain.ImpoundmentCommand.Appearance;
import org.townhound.impound.impoundment.domain.ImpoundmentCommand.Reason;
import org.townhound.impound.impoundment.domain.ImpoundmentCommand.TakeIn;
import org.townhound.impound.impoundment.domain.ImpoundmentDecider;
import org.townhound.impound.impoundment.domain.ImpoundmentRefusal;
import org.townhound.impound.impoundment.domain.PoundFees;
import org.townhound.kit.account.Accounts;
import org.townhound.kit.account.domain.Account;
import org.townhound.kit.problem.ProblemException;
import org.townhound.kit.recording.Folded;
import org.townhound.kit.recording.Occasion;
import org.townhound.kit.recording.Streams;
import org.townhound.ordinances.values.ImpoundRules;

/** From the officer's form to a dog in the pound and the pickup fee on its account. */
public final class TakingIn {
    private final Streams streams;
    private final Impoundments impoundments;
    private final PoundLaw law;
    private final Parties parties;
    private final FindCustody custody;

    public TakingIn(Streams streams, Impoundments impoundments, PoundLaw law, Parties parties, FindCustody custody) {
        this.streams = streams;
        this.impoundments = impoundments;
        this.law = law;
        this.parties = parties;
        this.custody = custody;
    }

    public Uni<StreamVersion> takeIn(Mutiny.Session session, Occasion occasion, IntakeForm form) {
        ImpoundRules rules = law.rules(occasion.town(), occasion.happened().on());
        TakeIn command = command(occasion, form, rules);
        return parties.check(session, occasion.town(), form.keeperId(), form.dogId())
                .chain(() -> impoundments.load(session, occasion.town(), form.impoundmentId()))
                .call(before -> refuseSecondCustody(session, occasion, form, before))
                .flatMap(before -> append(
                        session,
                        occasion,
                        before,
                        Streams.accepted(ImpoundmentDecider.decide(before.state(), command, rules)),
                        rules));
    }

    private Uni<Void> refuseSecondCustody(
            Mutiny.Session session, Occasion occasion, IntakeForm form, Folded<Impoundment> before) {
        if (form.dogId().isEmpty() || before.version() > 0) {
            return Uni.createFrom().voidItem();
        }
        return custody.of(session, occasion.town(), form.dogId().get())
                .invoke(other -> other.ifPresent(id -> {
                    throw ProblemException.refused(new ImpoundmentRefusal.DogAlreadyInPound(id));
                }))
                .replaceWithVoid();
    }

    private Uni<StreamVersion> append(
            Mutiny.Session session,
            Occasion occasion,
            Folded<Impoundment> before,
            List<ImpoundEvent> events,
            ImpoundRules rules) {
        if (events.isEmpty()) {
            return Uni.createFrom().item(before.place());
        }
        List<StreamAppend> additions = new ArrayList<>();
        additions.add(Streams.addition(occasion, before, events));
        DogImpounded intake = (DogImpounded) events.getFirst();
        List<AccountEvent> charges =
                Charges.missing(intake.impoundmentId(), PoundFees.atIntake(intake, rules), Account.EMPTY);
        additions.add(new StreamAppend(
                Accounts.stream(occasion.town(), intake.impoundmentId()),
                0,
                Streams.occurring(occasion.happened(), charges)));
        return streams.append(session, occasion, additions).replaceWith(before.placeAfter(events.size()));
    }

    private static TakeIn command(Occasion occasion, IntakeForm form, ImpoundRules rules) {
        if (!rules.reasons().containsKey(form.reason())) {
            throw ProblemException.badField(
                    "/reason",
                    "The field /reason must be one of "
                            + String.join(", ", new TreeSet<>(rules.reasons().keySet())) + ".");
        }
        return new TakeIn(
                form.impoundmentId(),
                form.dogId(),
                form.keeperId(),
                new Reason(form.reason(), rules.reasons().get(form.reason())),
                form.appearance(),
                form.wearingValidTag(),
                form.placeId(),
                form.officerId(),
                occasion.happened().at(),
                occasion.happened().on());
    }

    /** What the officer's form says. */
    public record IntakeForm(
            UUID impoundmentId,
            Optional<UUID> dogId,
            Optional<UUID> keeperId,
            String reason,
            Appearance appearance,
            boolean wearingValidTag,
            Optional<UUID> placeId,
            Optional<UUID> officerId) {}
}
