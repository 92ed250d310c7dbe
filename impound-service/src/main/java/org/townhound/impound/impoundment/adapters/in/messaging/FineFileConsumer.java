package org.townhound.impound.impoundment.adapters.in.messaging;

import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.eclipse.microprofile.reactive.messaging.Incoming;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.contracts.Event;
import org.townhound.contracts.enforcement.v1.CitationIssued;
import org.townhound.contracts.kit.v1.AccountEvent;
import org.townhound.eventstore.EventConsumer;
import org.townhound.eventstore.Ids;
import org.townhound.eventstore.SealedEvent;
import org.townhound.eventstore.StoredEvent;
import org.townhound.eventstore.kafka.LaneConsumer;
import org.townhound.impound.impoundment.application.ForeignFact;

/** Follows enforcement's topic, to know which fines of a keeper are unpaid; an adjustment shows on the account. */
@Singleton
public class FineFileConsumer implements EventConsumer {
    static final String NAME = "fine-file";

    private final LaneConsumer lanes;
    private final ForeignFacts facts;

    FineFileConsumer(LaneConsumer lanes, ForeignFacts facts) {
        this.lanes = lanes;
        this.facts = facts;
    }

    @Incoming(NAME)
    Uni<Void> consume(ConsumerRecords<String, byte[]> records) {
        return lanes.consume(this, records);
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public String source() {
        return "enforcement";
    }

    @Override
    public Set<String> families() {
        Set<String> families = new HashSet<>(AccountLines.FAMILIES);
        families.add("enforcement.citation-issued");
        return families;
    }

    @Override
    public Uni<Void> apply(Mutiny.Session session, List<SealedEvent> events) {
        return facts.keep(session, events, FineFileConsumer::fact);
    }

    @Override
    public Uni<Void> parked(Mutiny.Session session, SealedEvent event) {
        return facts.missing(session, event, NAME);
    }

    private static Optional<ForeignFact> fact(StoredEvent stored, Event event) {
        return switch (event) {
            case CitationIssued it ->
                Optional.of(new ForeignFact.Citation(
                        it.noticeNumber(),
                        it.personId(),
                        it.issuedOn(),
                        it.amount(),
                        // a citation's account is named for the citation's stream
                        Ids.named(stored.stream().toString()),
                        stored.eventId()));
            case AccountEvent it -> Optional.of(AccountLines.of(it, stored.eventId()));
            case Event _ -> Optional.empty();
        };
    }
}
