package org.townhound.kit.deadline;

import io.quarkus.arc.All;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.townhound.eventstore.Provenance;
import org.townhound.eventstore.StreamVersion;
import org.townhound.eventstore.UnitOfWork;

/** Fires one deadline in one transaction; of several that try, in any number of instances, one does. */
@Singleton
class DeadlineFiring {
    private final Map<String, DeadlineKind> kinds;
    private final DeadlineTable table;
    private final UnitOfWork unitOfWork;
    private final InstantSource clock;

    DeadlineFiring(@All List<DeadlineKind> kinds, DeadlineTable table, UnitOfWork unitOfWork, InstantSource clock) {
        this.kinds = kinds.stream().collect(Collectors.toMap(DeadlineKind::name, Function.identity()));
        this.table = table;
        this.unitOfWork = unitOfWork;
        this.clock = clock;
    }

    /** Every kind of this service, by name. */
    Map<String, DeadlineKind> kinds() {
        return kinds;
    }

    /** The place of the event by which it fired; empty when it was not this call that fired it, or nothing was to do. */
    Uni<Optional<StreamVersion>> fire(Deadline deadline) {
        DeadlineKind kind = kinds.get(deadline.kind());
        return unitOfWork.run(session -> table.take(session, deadline)
                .flatMap(taken -> taken
                        ? kind.fire(session, deadline, provenance(deadline))
                        : Uni.createFrom().item(Optional.empty())));
    }

    private Provenance provenance(Deadline deadline) {
        return new Provenance(clock.instant(), "deadline:" + deadline.kind(), deadline.id(), deadline.openedBy(), null);
    }
}
