package org.townhound.planted.clock.domain;

import java.time.Instant;

/** R2: the wall clock, called. */
public final class CallsNow {
    private CallsNow() {}

    public static Instant when() {
        return Instant.now();
    }
}
