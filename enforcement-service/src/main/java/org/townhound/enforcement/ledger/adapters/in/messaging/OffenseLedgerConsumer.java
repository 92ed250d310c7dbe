package org.townhound.enforcement.ledger.adapters.in.messaging;

import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.eclipse.microprofile.reactive.messaging.Incoming;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.contracts.Event;
import org.townhound.contracts.EventJson;
import org.townhound.enforcement.ledger.application.KeepingLedgers;
import org.townhound.enforcement.ledger.application.LedgerInput;
import org.townhound.enforcement.ledger.application.MarkIncomplete;
import org.townhound.eventstore.EventConsumer;
import org.townhound.eventstore.SealedEvent;
import org.townhound.eventstore.StoredEvent;
import org.townhound.eventstore.kafka.LaneConsumer;

/** Follows the service's own topic: counts come from the stream of events and from nowhere else. */
@Singleton
public class OffenseLedgerConsumer implements EventConsumer {
    private final LaneConsumer lanes;
    private final KeepingLedgers ledgers;
    private final MarkIncomplete incomplete;

    OffenseLedgerConsumer(LaneConsumer lanes, KeepingLedgers ledgers, MarkIncomplete incomplete) {
        this.lanes = lanes;
        this.ledgers = ledgers;
        this.incomplete = incomplete;
    }

    private record Whose(UUID personId) implements Event {}

    @Incoming(KeepingLedgers.CONSUMER)
    Uni<Void> consume(ConsumerRecords<String, byte[]> records) {
        return lanes.consume(this, records);
    }

    @Override
    public String name() {
        return KeepingLedgers.CONSUMER;
    }

    @Override
    public String source() {
        return "enforcement";
    }

    @Override
    public Set<String> families() {
        return Set.of("enforcement.offense-recorded", "enforcement.offense-voided");
    }

    @Override
    public Uni<Void> apply(Mutiny.Session session, List<SealedEvent> events) {
        return ledgers.post(session, events.stream().map(SealedEvent::stored).toList());
    }

    @Override
    public Uni<Void> parked(Mutiny.Session session, SealedEvent event) {
        StoredEvent stored = event.stored();
        UUID personId = EventJson.read(stored.payload(), Whose.class).personId();
        return incomplete.mark(session, LedgerInput.ledger(stored.stream().town(), personId), stored.eventId());
    }
}
