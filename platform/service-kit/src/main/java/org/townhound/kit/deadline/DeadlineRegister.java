package org.townhound.kit.deadline;

import io.quarkus.arc.All;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.contracts.wire.EventType;
import org.townhound.eventstore.Projection;
import org.townhound.eventstore.SealedEvent;

/**
 * The projection that keeps the index. Its name holds a fingerprint of the kinds and families, so that a release with
 * another kind reads all events again; what a row already holds is not changed by reading its events once more.
 */
@Singleton
class DeadlineRegister implements Projection {
    private final List<DeadlineKind> kinds;
    private final DeadlineTable table;
    private final Set<String> families;
    private final String name;

    DeadlineRegister(@All List<DeadlineKind> kinds, DeadlineTable table) {
        this.kinds = kinds;
        this.table = table;
        this.families =
                kinds.stream().flatMap(kind -> kind.families().stream()).collect(Collectors.toCollection(TreeSet::new));
        String read = kinds.stream()
                .map(kind -> kind.name() + "=" + new TreeSet<>(kind.families()))
                .sorted()
                .collect(Collectors.joining(";"));
        this.name = "deadlines-" + UUID.nameUUIDFromBytes(read.getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public String name() {
        return name;
    }

    /** Empty in a service without deadlines: then it only keeps up. */
    @Override
    public Set<String> families() {
        return families;
    }

    @Override
    public Uni<Void> apply(Mutiny.Session session, List<SealedEvent> events) {
        return inOrder(events, event -> apply(session, event));
    }

    private Uni<Void> apply(Mutiny.Session session, SealedEvent event) {
        String family = EventType.family(event.stored().type());
        List<DeadlineKind> readers =
                kinds.stream().filter(kind -> kind.families().contains(family)).toList();
        return inOrder(
                readers,
                kind -> kind.changes(session, event)
                        .flatMap(changes -> inOrder(changes, change -> table.change(session, kind, event, change))));
    }

    private static <T> Uni<Void> inOrder(List<T> items, Function<T, Uni<? extends Void>> work) {
        return Multi.createFrom()
                .iterable(items)
                .onItem()
                .transformToUniAndConcatenate(work)
                .collect()
                .last()
                .replaceWithVoid();
    }
}
