package org.townhound.enforcement.ledger.application;

import java.time.Instant;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.UUID;
import org.townhound.contracts.Event;
import org.townhound.contracts.enforcement.v1.EnforcementEvent;
import org.townhound.contracts.kit.v1.AccountEvent;
import org.townhound.eventstore.Cause;
import org.townhound.eventstore.Ids;
import org.townhound.eventstore.NewEvent;
import org.townhound.eventstore.StoredEvent;
import org.townhound.eventstore.StreamAppend;
import org.townhound.eventstore.StreamId;
import org.townhound.kit.account.OpenAccount;
import org.townhound.kit.account.domain.AccountCommand;
import org.townhound.kit.account.domain.AccountDecider;
import org.townhound.kit.account.domain.AccountRefusal;
import org.townhound.ordinances.values.Decision;

/** One batch at work: the ledgers that it touches, and all that follows from its events. */
final class Posting {
    private final Instant now;
    private final Map<StreamId, Book> books = new TreeMap<>();
    private final Map<UUID, Integer> consequences = new HashMap<>();
    private final Map<UUID, OpenAccount> accounts = new HashMap<>();
    private final Additions additions = new Additions();
    private final NumberNotices.Taken numbers = new NumberNotices.Taken();

    Posting(Instant now) {
        this.now = now;
    }

    Instant now() {
        return now;
    }

    NumberNotices.Taken numbers() {
        return numbers;
    }

    void open(Book book, long version) {
        books.put(book.stream(), book);
        additions.meet(book.stream(), version);
    }

    void open(UUID accountId, OpenAccount account) {
        accounts.put(accountId, account);
        additions.meet(account.stream(), account.version());
    }

    Optional<OpenAccount> account(UUID accountId) {
        return Optional.ofNullable(accounts.get(accountId));
    }

    Book book(StreamId ledger) {
        return books.get(ledger);
    }

    Book learn(KnownFact fact) {
        return books.compute(fact.input().ledger(), (_, book) -> book.learn(fact));
    }

    void follow(LedgerInput cause, EnforcementEvent event, StreamId stream, LocalDate on) {
        books.compute(cause.ledger(), (_, book) -> book.evolve(event));
        add(cause.stored(), event, stream, on);
    }

    void settle(StoredEvent cause, UUID accountId, AccountCommand command, LocalDate on) {
        OpenAccount open = accounts.get(accountId);
        List<AccountEvent> events = switch (AccountDecider.decide(command, open.account())) {
            case Decision.Accepted<AccountEvent, AccountRefusal> accepted -> accepted.events();
            case Decision.Refused<AccountEvent, AccountRefusal> refused ->
                throw new IllegalArgumentException(refused.refusal().detail());
        };
        events.forEach(event -> add(cause, event, open.stream(), on));
        accounts.put(accountId, open.after(events));
    }

    private void add(StoredEvent cause, Event event, StreamId stream, LocalDate on) {
        additions.add(stream, new NewEvent(nextId(cause), event, now, on, Cause.of(cause)));
    }

    UUID nextId(StoredEvent cause) {
        int ordinal = consequences.merge(cause.eventId(), 1, Integer::sum) - 1;
        return Ids.consequence(KeepingLedgers.CONSUMER, cause.eventId(), ordinal);
    }

    List<StreamAppend> streams() {
        return additions.streams();
    }
}
