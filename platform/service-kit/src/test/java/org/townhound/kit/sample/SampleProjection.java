package org.townhound.kit.sample;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Set;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.eventstore.Projection;
import org.townhound.eventstore.SealedEvent;

/** A view that keeps nothing but how far it has come. */
@ApplicationScoped
public class SampleProjection implements Projection {
    static final String NAME = "sample-v1";

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public Set<String> families() {
        return Set.of("licensing.keeper-registered");
    }

    @Override
    public Uni<Void> apply(Mutiny.Session session, List<SealedEvent> events) {
        return Uni.createFrom().voidItem();
    }
}
