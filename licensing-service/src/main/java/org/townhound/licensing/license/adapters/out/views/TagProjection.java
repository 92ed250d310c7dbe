package org.townhound.licensing.license.adapters.out.views;

import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import java.util.List;
import java.util.Set;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.contracts.licensing.v1.TagIssued;
import org.townhound.eventstore.Projection;
import org.townhound.eventstore.SealedEvent;
import org.townhound.licensing.recording.application.Freshness;

/** Answers which license a tag belongs to. */
public final class TagProjection implements Projection {
    public static final String NAME = Freshness.VIEW;

    private static final String INSERT = "insert into app.tag_v1 (town, tag_number, license_id) values (?1, ?2, ?3)";

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public Set<String> families() {
        return Set.of("licensing.tag-issued");
    }

    @Override
    public Uni<Void> apply(Mutiny.Session session, List<SealedEvent> events) {
        return Multi.createFrom()
                .iterable(events)
                .onItem()
                .transformToUniAndConcatenate(event -> insert(session, event))
                .collect()
                .last()
                .replaceWithVoid();
    }

    private static Uni<Integer> insert(Mutiny.Session session, SealedEvent event) {
        TagIssued tag = (TagIssued) event.stored().event();
        return session.createNativeQuery(INSERT)
                .setParameter(1, event.stored().stream().town())
                .setParameter(2, tag.tagNumber())
                .setParameter(3, tag.licenseId())
                .executeUpdate();
    }
}
