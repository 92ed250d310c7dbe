package org.townhound.eventstore;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Set;
import org.hibernate.reactive.mutiny.Mutiny;

/** A projection that notes what it was shown. */
@ApplicationScoped
public class KeeperCount implements Projection {
    @Override
    public String name() {
        return "keeper-count-v1";
    }

    @Override
    public Set<String> families() {
        return Set.of("licensing.keeper-registered");
    }

    @Override
    public Uni<Void> apply(Mutiny.Session session, List<SealedEvent> events) {
        List<SealedEvent> digestible = events.stream()
                .filter(event -> !event.stored().payload().contains("poison"))
                .toList();
        return Recorder.record(session, name(), digestible);
    }
}
