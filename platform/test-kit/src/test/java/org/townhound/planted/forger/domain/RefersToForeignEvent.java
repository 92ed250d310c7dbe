package org.townhound.planted.forger.domain;

import java.util.function.Function;
import org.townhound.contracts.elsewhere.v1.SomethingHappened;

/** R6: the same by reference. */
public final class RefersToForeignEvent {
    private RefersToForeignEvent() {}

    public static Function<String, SomethingHappened> maker() {
        return SomethingHappened::new;
    }
}
