package org.townhound.licensing.license.application;

import io.smallrye.mutiny.Uni;
import java.util.List;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.eventstore.Provenance;
import org.townhound.eventstore.StreamAppend;
import org.townhound.eventstore.StreamId;
import org.townhound.kit.account.AccountFollower;
import org.townhound.kit.recording.Occasion;
import org.townhound.kit.recording.Streams;
import org.townhound.kit.recording.TownClock;

/**
 * Hands out the tag that waited for the late fee as soon as nothing is left of that fee, paid or waived. A tag that is
 * out stays out: when the check comes back, the fee is owed again, and nobody has lost a tag by a machine.
 */
public final class HandingOutTags implements AccountFollower {
    private final Licenses licenses;
    private final Tags tags;
    private final TownClock clock;

    public HandingOutTags(Licenses licenses, Tags tags, TownClock clock) {
        this.licenses = licenses;
        this.tags = tags;
        this.clock = clock;
    }

    @Override
    public List<StreamId> streams(String town, UUID accountId) {
        return List.of(Licenses.stream(town, accountId));
    }

    @Override
    public Uni<List<StreamAppend>> follow(Mutiny.Session session, Provenance provenance, Change change) {
        Occasion occasion = clock.now(change.town(), provenance);
        return licenses.load(session, change.town(), change.accountId())
                .flatMap(license -> tags.whenDue(
                                session, occasion, license.state(), Charges.lateFeeCleared(change.after()))
                        .map(tag -> tag.isEmpty() ? List.of() : List.of(Streams.addition(occasion, license, tag))));
    }
}
