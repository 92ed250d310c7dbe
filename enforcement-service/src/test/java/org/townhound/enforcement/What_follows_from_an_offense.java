package org.townhound.enforcement;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.townhound.enforcement.ledger.application.LedgerInput;
import org.townhound.enforcement.ledger.application.NoticeAccounts;
import org.townhound.enforcement.ledger.application.Notices;
import org.townhound.eventstore.EventStore;
import org.townhound.eventstore.Ids;
import org.townhound.eventstore.StoredEvent;
import org.townhound.eventstore.StreamId;
import org.townhound.eventstore.UnitOfWork;
import org.townhound.kit.account.Accounts;

@QuarkusTest
class What_follows_from_an_offense {
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    @Inject
    EventStore store;

    @Inject
    UnitOfWork unitOfWork;

    private List<StoredEvent> events(StreamId stream) {
        return unitOfWork.run(session -> store.load(session, stream)).await().atMost(PATIENCE);
    }

    @Test
    void names_the_offense_as_its_cause_and_has_an_id_that_cannot_be_stored_twice() {
        UUID keeper = UUID.randomUUID();
        Map<String, Object> form = Officer.leash(keeper, Simulation.now().toString());
        String number =
                Officer.OF_WHITMAN.records(form).statusCode(201).extract().path("notice.number");
        StoredEvent cause = events(Streams.of(UUID.fromString((String) form.get("offenseId"))))
                .getFirst();

        List<StoredEvent> consequences = Stream.of(
                        LedgerInput.ledger(Officer.WHITMAN, keeper),
                        Notices.stream(Officer.WHITMAN, number),
                        Accounts.stream(Officer.WHITMAN, NoticeAccounts.accountId(Officer.WHITMAN, number)))
                .flatMap(stream -> events(stream).stream())
                .toList();

        assertEquals(
                Set.of("enforcement.offense-assessed.v1", "enforcement.citation-issued.v1", "kit.charge-assessed.v1"),
                consequences.stream().map(StoredEvent::type).collect(Collectors.toSet()));
        consequences.forEach(event -> {
            assertEquals(cause.eventId(), event.causationId());
            assertEquals(cause.correlationId(), event.correlationId());
            assertEquals("consumer:offense-ledger", event.actor());
        });
        Set<UUID> possible = Stream.iterate(0, ordinal -> ordinal + 1)
                .limit(4)
                .map(ordinal -> Ids.consequence("offense-ledger", cause.eventId(), ordinal))
                .collect(Collectors.toSet());
        consequences.forEach(event -> assertTrue(possible.contains(event.eventId()), event.type()));
    }
}
