package org.townhound.kit.account;

import io.smallrye.mutiny.Uni;
import java.util.List;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.eventstore.Provenance;
import org.townhound.eventstore.StreamAppend;
import org.townhound.eventstore.StreamId;
import org.townhound.kit.account.domain.Account;

/**
 * What a service does when somebody pays, voids, waives or refunds: a bean of this type is asked in the transaction of
 * the change, and what it answers is appended with it, or not at all. A service may have none or several.
 */
public interface AccountFollower {
    /**
     * The streams that may be appended to besides the account. They are locked with it, sorted, before anything is read.
     *
     * @param town the town's slug
     * @param accountId any account of the service
     */
    List<StreamId> streams(String town, UUID accountId);

    /**
     * What follows from a change; empty when nothing does.
     *
     * @param session the open transaction; numbers may be taken in it, streams no longer locked
     * @param provenance of the change
     * @param change what the account was and what it will be
     */
    Uni<List<StreamAppend>> follow(Mutiny.Session session, Provenance provenance, Change change);

    /**
     * A change that is about to be appended.
     *
     * @param town the town's slug
     * @param accountId the account
     * @param before as it was read
     * @param after as it will be
     */
    record Change(String town, UUID accountId, Account before, Account after) {}
}
