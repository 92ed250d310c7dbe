package org.townhound.kit.call;

import jakarta.enterprise.context.RequestScoped;
import java.time.InstantSource;
import java.util.Optional;
import java.util.UUID;
import org.townhound.eventstore.Provenance;

/** The call that is being answered. Ask for it at the start of a resource's method, not later in its reactive chain. */
@RequestScoped
public class CurrentCall {
    private final InstantSource clock;
    private Call call;

    CurrentCall(InstantSource clock) {
        this.clock = clock;
    }

    /**
     * The call.
     *
     * @throws IllegalStateException outside a call that was let in
     */
    public Call get() {
        if (call == null) {
            throw new IllegalStateException("no call is being answered");
        }
        return call;
    }

    /** Provenance of what this call records: now by the injected clock, its actor, its correlation. */
    public Provenance provenance() {
        Call current = get();
        return new Provenance(clock.instant(), current.actor(), current.correlationId(), null, current.traceparent());
    }

    /** The id that this call's answer gives back; empty for a call that was not let in. */
    Optional<UUID> correlationId() {
        return Optional.ofNullable(call).map(Call::correlationId);
    }

    /** Set once, by the filter that lets the call in. */
    public void set(Call admitted) {
        this.call = admitted;
    }
}
