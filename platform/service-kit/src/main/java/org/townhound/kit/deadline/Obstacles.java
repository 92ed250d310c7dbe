package org.townhound.kit.deadline;

import io.quarkus.arc.All;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.townhound.eventstore.UnitOfWork;

/** What keeps a deadline that is due from firing. Only adverse ones wait for anything. */
@Singleton
class Obstacles {
    private final ClockDoubts doubts;
    private final Inputs inputs;
    private final UnitOfWork unitOfWork;

    /** Refuses a kind that waits for a consumer that this service does not have. */
    Obstacles(@All List<DeadlineKind> kinds, ClockDoubts doubts, Inputs inputs, UnitOfWork unitOfWork) {
        this.doubts = doubts;
        this.inputs = inputs;
        this.unitOfWork = unitOfWork;
        for (DeadlineKind kind : kinds) {
            if (!kind.inputs().stream().allMatch(inputs::knows)) {
                throw new IllegalStateException(kind.name() + " waits for an unknown consumer");
            }
        }
    }

    /** Forgets what was found out in the turn before, but for what is still due. */
    void beginTurn(List<Deadline> due) {
        inputs.beginTurn(due);
    }

    /** The first obstacle; empty when there is none. */
    Uni<Optional<Obstacle>> of(DeadlineKind kind, Deadline deadline) {
        if (!kind.adverse()) {
            return Uni.createFrom().item(Optional.empty());
        }
        return doubts.stand()
                .flatMap(doubted -> doubted
                        ? Uni.createFrom()
                                .item(Optional.of(Obstacle.standing("the clock jumped and nobody has confirmed it")))
                        : first(new TreeSet<>(kind.inputs()).iterator(), deadline))
                .flatMap(found -> found.isPresent() ? Uni.createFrom().item(found) : incomplete(kind, deadline));
    }

    private Uni<Optional<Obstacle>> first(Iterator<String> consumers, Deadline deadline) {
        return consumers.hasNext()
                ? inputs.obstacle(consumers.next(), deadline)
                        .flatMap(found -> found.isPresent() ? Uni.createFrom().item(found) : first(consumers, deadline))
                : Uni.createFrom().item(Optional.empty());
    }

    private Uni<Optional<Obstacle>> incomplete(DeadlineKind kind, Deadline deadline) {
        return unitOfWork
                .run(session -> kind.isIncomplete(session, deadline))
                .map(incomplete -> incomplete
                        ? Optional.of(Obstacle.standing("what it depends on is incomplete"))
                        : Optional.empty());
    }
}
