package org.townhound.kit.sample;

import io.smallrye.mutiny.Uni;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.contracts.Event;
import org.townhound.contracts.enforcement.v1.CitationDefaulted;
import org.townhound.contracts.enforcement.v1.NoticeDefective;
import org.townhound.contracts.enforcement.v1.OffenseVoided;
import org.townhound.contracts.enforcement.v1.WarningIssued;
import org.townhound.eventstore.Append;
import org.townhound.eventstore.EventStore;
import org.townhound.eventstore.NewEvent;
import org.townhound.eventstore.Provenance;
import org.townhound.eventstore.SealedEvent;
import org.townhound.eventstore.StoredEvent;
import org.townhound.eventstore.StreamAppend;
import org.townhound.eventstore.StreamId;
import org.townhound.eventstore.StreamVersion;
import org.townhound.kit.deadline.Deadline;
import org.townhound.kit.deadline.DeadlineChange;
import org.townhound.kit.deadline.DeadlineKind;
import org.townhound.ordinances.values.Money;

/**
 * A deadline as a service would declare it: a warning of the kind's own sort of number runs until the end of the day named
 * in it; a voiding closes it and a defective notice opens it again, all in one stream.
 */
public record SampleDeadline(String name, boolean adverse, EventStore store) implements DeadlineKind {
    private static final ZoneId ZONE = ZoneId.of("America/New_York");
    private static final List<Class<?>> CLOSING = List.of(OffenseVoided.class, CitationDefaulted.class);

    @Override
    public Set<String> families() {
        return Set.of(
                "enforcement.warning-issued",
                "enforcement.offense-voided",
                "enforcement.notice-defective",
                "enforcement.citation-defaulted");
    }

    @Override
    public Uni<List<DeadlineChange>> changes(Mutiny.Session session, SealedEvent event) {
        StreamId stream = event.stored().stream();
        Event content = event.stored().event();
        List<DeadlineChange> changes = List.of();
        if (content instanceof WarningIssued warning && warning.noticeNumber().equals(name)) {
            changes = List.of(new DeadlineChange.Opens(
                    stream,
                    stream.toString(),
                    warning.issuedOn().plusDays(1).atStartOfDay(ZONE).toInstant()));
        } else if (content instanceof OffenseVoided) {
            changes = List.of(new DeadlineChange.Closes(stream.toString()));
        } else if (content instanceof NoticeDefective) {
            changes = List.of(new DeadlineChange.Reopens(stream.toString()));
        } else if (content instanceof CitationDefaulted defaulted) {
            changes = List.of(new DeadlineChange.Fires(defaulted.deadlineId()));
        }
        return Uni.createFrom().item(changes);
    }

    @Override
    public Set<String> inputs() {
        return adverse ? Set.of(SampleFollower.NAME) : Set.of();
    }

    @Override
    public Uni<Boolean> isIncomplete(Mutiny.Session session, Deadline deadline) {
        return Uni.createFrom().item(deadline.stream().id().startsWith("incomplete-"));
    }

    @Override
    public Uni<Optional<StreamVersion>> fire(Mutiny.Session session, Deadline deadline, Provenance provenance) {
        return store.load(session, deadline.stream())
                .flatMap(events -> CLOSING.contains(last(events))
                        ? Uni.createFrom().item(Optional.empty())
                        : store.append(session, defaulted(deadline, provenance, events.size()))
                                .map(versions -> Optional.of(
                                        new StreamVersion(deadline.stream(), versions.get(deadline.stream())))));
    }

    private static Class<?> last(List<StoredEvent> events) {
        return events.getLast().event().getClass();
    }

    private static Append defaulted(Deadline deadline, Provenance provenance, long version) {
        UUID nobody = deadline.id();
        LocalDate day = LocalDate.ofInstant(deadline.due(), ZONE);
        CitationDefaulted event = new CitationDefaulted(
                deadline.id(), nobody, nobody, deadline.kind(), day, Money.dollars("1.00"), List.of());
        return new Append(
                provenance,
                List.of(new StreamAppend(
                        deadline.stream(),
                        version,
                        List.of(new NewEvent(deadline.firingId(), event, deadline.due(), day)))));
    }
}
