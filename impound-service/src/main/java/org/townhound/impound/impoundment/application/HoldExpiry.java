package org.townhound.impound.impoundment.application;

import io.smallrye.mutiny.Uni;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.contracts.impound.v1.DogImpounded;
import org.townhound.contracts.impound.v1.DogReleased;
import org.townhound.contracts.impound.v1.HoldExpired;
import org.townhound.contracts.impound.v1.ImpoundEvent;
import org.townhound.contracts.impound.v1.KeeperIdentified;
import org.townhound.eventstore.Append;
import org.townhound.eventstore.EventStore;
import org.townhound.eventstore.NewEvent;
import org.townhound.eventstore.Provenance;
import org.townhound.eventstore.SealedEvent;
import org.townhound.eventstore.StreamAppend;
import org.townhound.eventstore.StreamId;
import org.townhound.eventstore.StreamVersion;
import org.townhound.impound.impoundment.domain.Impoundment;
import org.townhound.impound.impoundment.domain.ImpoundmentCommand.ExpireHold;
import org.townhound.impound.impoundment.domain.ImpoundmentDecider;
import org.townhound.kit.deadline.Deadline;
import org.townhound.kit.deadline.DeadlineChange;
import org.townhound.kit.deadline.DeadlineKind;
import org.townhound.kit.recording.Folded;
import org.townhound.kit.recording.Streams;

/**
 * The days to claim a dog. What could end them early, its release, is recorded by this service itself. Firing permits a
 * person to decide about the dog; it decides nothing.
 */
public final class HoldExpiry implements DeadlineKind {
    private final EventStore store;
    private final Streams streams;
    private final Impoundments impoundments;
    private final PoundLaw law;

    public HoldExpiry(EventStore store, Streams streams, Impoundments impoundments, PoundLaw law) {
        this.store = store;
        this.streams = streams;
        this.impoundments = impoundments;
        this.law = law;
    }

    @Override
    public String name() {
        return "hold-expiry";
    }

    @Override
    public Set<String> families() {
        return Set.of("impound.dog-impounded", "impound.dog-released", "impound.hold-expired");
    }

    @Override
    public boolean adverse() {
        return true;
    }

    @Override
    public Set<String> inputs() {
        return Set.of();
    }

    @Override
    public Uni<List<DeadlineChange>> changes(Mutiny.Session session, SealedEvent event) {
        StreamId stream = event.stored().stream();
        String correlation = stream.toString();
        List<DeadlineChange> changes = switch ((ImpoundEvent) event.stored().event()) {
            case DogImpounded it ->
                List.of(new DeadlineChange.Opens(stream, correlation, law.endOf(stream.town(), it.claimUntil())));
            case DogReleased _ -> List.of(new DeadlineChange.Closes(correlation));
            case HoldExpired it -> List.of(new DeadlineChange.Fires(it.deadlineId()));
            case KeeperIdentified _ -> List.of();
        };
        return Uni.createFrom().item(changes);
    }

    /** Locked first: a release at the same moment comes before it or after it, never beside it. */
    @Override
    public Uni<Optional<StreamVersion>> fire(Mutiny.Session session, Deadline deadline, Provenance provenance) {
        StreamId stream = deadline.stream();
        return streams.lock(session, List.of(stream))
                .chain(() -> impoundments.load(session, stream.town(), UUID.fromString(stream.id())))
                .flatMap(before -> append(session, deadline, provenance, before, decide(before, deadline)));
    }

    private List<ImpoundEvent> decide(Folded<Impoundment> before, Deadline deadline) {
        LocalDate takenInOn = IdentifyingKeepers.intake(before.state()).takenInOn();
        return Streams.accepted(ImpoundmentDecider.decide(
                before.state(),
                new ExpireHold(deadline.id()),
                law.rules(before.stream().town(), takenInOn)));
    }

    private Uni<Optional<StreamVersion>> append(
            Mutiny.Session session,
            Deadline deadline,
            Provenance provenance,
            Folded<Impoundment> before,
            List<ImpoundEvent> events) {
        if (events.isEmpty()) {
            return Uni.createFrom().item(Optional.empty());
        }
        StreamId stream = before.stream();
        LocalDate on = law.civilDate(stream.town(), deadline.due());
        NewEvent added = new NewEvent(deadline.firingId(), events.getFirst(), deadline.due(), on);
        StreamAppend addition = new StreamAppend(stream, before.version(), List.of(added));
        return store.append(session, new Append(provenance, List.of(addition)))
                .replaceWith(Optional.of(before.placeAfter(1)));
    }
}
