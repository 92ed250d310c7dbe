package org.townhound.eventstore;

import static org.awaitility.Awaitility.await;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.hibernate.reactive.mutiny.Mutiny;

/** What tests of the store do again and again, waiting for the answer. */
@ApplicationScoped
public class StoreUnderTest {
    public static final Duration PATIENCE = Duration.ofSeconds(20);

    private final EventStore store;
    private final UnitOfWork unitOfWork;
    private final SealedReader reader;

    StoreUnderTest(EventStore store, UnitOfWork unitOfWork, SealedReader reader) {
        this.store = store;
        this.unitOfWork = unitOfWork;
        this.reader = reader;
    }

    public <T> T inTransaction(Function<Mutiny.Session, Uni<T>> work) {
        return unitOfWork.run(work).await().atMost(PATIENCE);
    }

    public void write(StreamId stream, long expected, String... kinds) {
        inTransaction(session -> store.append(session, TestEvents.append(stream, expected, kinds)));
    }

    /** Every sealed event, page by page. */
    public List<SealedEvent> everything() {
        List<SealedEvent> events = new ArrayList<>();
        List<SealedEvent> page;
        do {
            page = reader.after(events.isEmpty() ? 0 : events.getLast().seq(), 500)
                    .await()
                    .atMost(PATIENCE);
            events.addAll(page);
        } while (!page.isEmpty());
        return events;
    }

    public List<SealedEvent> events(StreamId stream) {
        return everything().stream()
                .filter(event -> event.stored().stream().equals(stream))
                .toList();
    }

    public static void awaitSealed(StreamId stream) {
        await().atMost(PATIENCE)
                .until(() -> Sql.texts("select 1 from eventstore.event e left join eventstore.event_seal s"
                                + " using (append_id, ordinal) where e.stream_id = '" + stream + "' and s.seq is null")
                        .isEmpty());
    }

    public static void awaitApplied(String consumer, StreamId stream, int count) {
        await().atMost(PATIENCE).until(() -> applied(consumer, stream).size() == count);
    }

    public static List<String> applied(String consumer, StreamId stream) {
        return Sql.texts("select f.event_id from public.effect f join eventstore.event e using (event_id)"
                + " where f.consumer = '" + consumer + "' and e.stream_id = '" + stream + "'");
    }

    public static List<String> applied(String consumer) {
        return Sql.texts("select event_id from public.effect where consumer = '" + consumer + "'");
    }
}
