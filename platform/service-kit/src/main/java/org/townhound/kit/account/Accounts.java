package org.townhound.kit.account;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.contracts.kit.v1.AccountEvent;
import org.townhound.eventstore.EventStore;
import org.townhound.eventstore.StoredEvent;
import org.townhound.eventstore.StreamId;
import org.townhound.eventstore.StreamVersion;
import org.townhound.kit.account.domain.Account;

/** Accounts as streams of the service that owns them; whoever appends puts their events into its one append. */
@ApplicationScoped
public class Accounts {
    private final EventStore store;

    Accounts(EventStore store) {
        this.store = store;
    }

    /** The stream of an account. */
    public static StreamId stream(String town, UUID accountId) {
        return StreamId.of(town, "account", accountId);
    }

    /** Reads an account in the caller's transaction; an unknown one is empty. */
    public Uni<OpenAccount> open(Mutiny.Session session, String town, UUID accountId) {
        StreamId stream = stream(town, accountId);
        return store.load(session, stream).map(events -> new OpenAccount(stream, events.size(), fold(events)));
    }

    /** Reads an account as it was at a version, in the caller's transaction. */
    public Uni<OpenAccount> openAt(Mutiny.Session session, StreamVersion place) {
        return store.load(session, place.stream())
                .map(events -> events.subList(0, (int) place.version()))
                .map(events -> new OpenAccount(place.stream(), place.version(), fold(events)));
    }

    private static Account fold(List<StoredEvent> events) {
        Account account = Account.EMPTY;
        for (StoredEvent event : events) {
            account = account.evolve((AccountEvent) event.event());
        }
        return account;
    }
}
