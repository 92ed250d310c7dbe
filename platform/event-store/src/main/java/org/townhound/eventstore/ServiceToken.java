package org.townhound.eventstore;

import io.smallrye.mutiny.Uni;

/** The identity under which this service asks other services. Configuration chooses where it comes from. */
@FunctionalInterface
public interface ServiceToken {
    /**
     * A bearer token with the role {@code service} that is good now and for some seconds more. Asked anew for each call, for
     * it may have changed.
     *
     * @return fails while no token can be had; the next call may succeed
     */
    Uni<String> current();
}
