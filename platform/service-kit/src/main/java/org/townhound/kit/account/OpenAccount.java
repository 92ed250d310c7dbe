package org.townhound.kit.account;

import java.util.List;
import org.townhound.contracts.kit.v1.AccountEvent;
import org.townhound.eventstore.StreamId;
import org.townhound.kit.account.domain.Account;

/**
 * An account as it was read, for a decision and the append that follows from it.
 *
 * @param stream {@code <town>/account/<id>}
 * @param version the version that was read; zero for an account that does not exist yet
 * @param account what it holds
 */
public record OpenAccount(StreamId stream, long version, Account account) {
    /** The account after events that are about to be appended; the version stays the one that was read. */
    public OpenAccount after(List<? extends AccountEvent> events) {
        Account next = account;
        for (AccountEvent event : events) {
            next = next.evolve(event);
        }
        return new OpenAccount(stream, version, next);
    }
}
