package org.townhound.kit.clock;

import io.smallrye.mutiny.Uni;
import java.time.Instant;
import java.util.Map;

/** What has to happen once the clock was moved, before whoever moved it is answered. */
public interface Aftermath {
    /**
     * Waits at most {@code townhound.simulation.patience}.
     *
     * @param now what the clock says
     * @return false when something that is due has not happened by then
     */
    Uni<Boolean> settle(Instant now);

    /** By kind, what holds up that which is due; words without data. */
    Map<String, String> waiting();
}
