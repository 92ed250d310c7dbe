package org.townhound.servers;

import java.time.Duration;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/**
 * Counts who uses the shared servers and lets them end when nobody does.
 *
 * <p>A user is a test process, for as long as its lease is open. Between two test processes of one Maven run nobody holds
 * a lease for a while, so the Maven process counts too, though for ten minutes at most: it may be a development
 * environment that stays open all day.
 */
final class Leases {
    /** How soon the first lease must be taken; its taker may have died. */
    static final Duration FIRST = Duration.ofSeconds(15);

    /** How long the servers outlive the last lease when its Maven run has ended. */
    static final Duration AFTER_RUN = Duration.ofSeconds(2);

    /** How long they outlive it while its Maven run lives. */
    static final Duration DURING_RUN = Duration.ofMinutes(10);

    private final Countdown end;
    private final Set<ProcessHandle> runs = new HashSet<>();
    private int held;

    Leases(Countdown end) {
        this.end = end;
    }

    /** From now on leases can be taken. */
    synchronized void open() {
        end.start(FIRST);
    }

    /** A test process took a lease. */
    synchronized void taken(ProcessHandle user) {
        held++;
        end.stop();
        run(user).filter(runs::add).ifPresent(this::awaitEnd);
    }

    /** A lease was closed, by will or by death. */
    synchronized void returned() {
        held--;
        endIfUnused();
    }

    /** Whether nobody holds a lease. */
    synchronized boolean none() {
        return held == 0;
    }

    private void awaitEnd(ProcessHandle run) {
        var _ = run.onExit().thenAccept(this::ended);
    }

    private synchronized void ended(ProcessHandle run) {
        runs.remove(run);
        endIfUnused();
    }

    private void endIfUnused() {
        if (held == 0) {
            end.start(runs.isEmpty() ? AFTER_RUN : DURING_RUN);
        }
    }

    /** The nearest ancestor that is a Java process: Maven, or a development environment. */
    private static Optional<ProcessHandle> run(ProcessHandle user) {
        Optional<ProcessHandle> ancestor = user.parent();
        while (ancestor.isPresent() && !isJava(ancestor.get())) {
            ancestor = ancestor.get().parent();
        }
        return ancestor;
    }

    private static boolean isJava(ProcessHandle process) {
        return process.info()
                .command()
                .filter(command -> command.endsWith("/java"))
                .isPresent();
    }
}
