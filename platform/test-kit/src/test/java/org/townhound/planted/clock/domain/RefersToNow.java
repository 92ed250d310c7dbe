package org.townhound.planted.clock.domain;

import java.util.UUID;
import java.util.function.Supplier;

/** R2: an id, made behind a method reference. */
public final class RefersToNow {
    private RefersToNow() {}

    public static Supplier<UUID> ids() {
        return UUID::randomUUID;
    }
}
