package org.townhound.planted.clock.domain;

import java.time.Instant;
import java.time.InstantSource;

/** R2: a clock is a clock, also when it is handed in. */
public final class AsksInjectedClock {
    private AsksInjectedClock() {}

    public static Instant when(InstantSource clock) {
        return clock.instant();
    }
}
