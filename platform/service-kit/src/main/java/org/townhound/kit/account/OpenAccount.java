package org.townhound.kit.account;

import java.util.List;
import java.util.UUID;
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
    /** An account that does not exist yet; the append that makes it fails with a conflict when it does. */
    public static OpenAccount fresh(String town, UUID accountId) {
        return new OpenAccount(Accounts.stream(town, accountId), 0, Account.EMPTY);
    }

    /** The id under which the account is read. */
    public UUID accountId() {
        return UUID.fromString(stream.id());
    }

    /** The account after events that are about to be appended; the version stays the one that was read. */
    public OpenAccount after(List<? extends AccountEvent> events) {
        Account next = account;
        for (AccountEvent event : events) {
            next = next.evolve(event);
        }
        return new OpenAccount(stream, version, next);
    }
}
