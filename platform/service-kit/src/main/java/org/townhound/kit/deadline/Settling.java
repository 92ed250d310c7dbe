package org.townhound.kit.deadline;

import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import org.townhound.kit.clock.Aftermath;
import org.townhound.kit.clock.Simulation;

/**
 * Waits, bounded, until everything that is due has fired and is sealed, but for what a person has to see to first.
 * Whoever moves the clock asks for it.
 */
@Singleton
public final class Settling implements Aftermath {
    private final DeadlineTable table;
    private final DeadlineRegister register;
    private final DeadlineFiring firing;
    private final DeadlineLoop loop;
    private final Duration patience;

    Settling(
            DeadlineTable table,
            DeadlineRegister register,
            DeadlineFiring firing,
            DeadlineLoop loop,
            Simulation simulation) {
        this.table = table;
        this.register = register;
        this.firing = firing;
        this.loop = loop;
        this.patience = simulation.patience();
    }

    /** Also false when what fired is not sealed. */
    @Override
    public Uni<Boolean> settle(Instant now) {
        loop.wake();
        return Patience.until(
                () -> table.isSettled(register.name(), now, firing.kinds().keySet(), loop.setAside()), patience);
    }

    @Override
    public Map<String, String> waiting() {
        return loop.waiting();
    }
}
