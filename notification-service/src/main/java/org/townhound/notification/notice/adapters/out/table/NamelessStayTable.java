package org.townhound.notification.notice.adapters.out.table;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.smallrye.mutiny.Uni;
import java.util.Optional;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.notification.notice.application.KeepNamelessStays;
import org.townhound.notification.notice.application.NoticeDraft;

public final class NamelessStayTable implements KeepNamelessStays {
    private static final String KEEP = """
            insert into app.nameless_stay (town, impoundment_id, draft)
            values (?1, ?2, cast(cast(?3 as text) as json)) on conflict do nothing""";
    private static final String TAKE =
            "delete from app.nameless_stay where town = ?1 and impoundment_id = ?2 returning cast(draft as text)";

    private final ObjectMapper json;

    public NamelessStayTable(ObjectMapper json) {
        this.json = json;
    }

    @Override
    public Uni<Void> keep(Mutiny.Session session, NoticeDraft draft) {
        return session.createNativeQuery(KEEP)
                .setParameter(1, draft.town())
                .setParameter(2, draft.subjectId())
                .setParameter(3, write(draft))
                .executeUpdate()
                .replaceWithVoid();
    }

    @Override
    public Uni<Optional<NoticeDraft>> take(Mutiny.Session session, String town, UUID impoundmentId) {
        return session.createNativeQuery(TAKE, String.class)
                .setParameter(1, town)
                .setParameter(2, impoundmentId)
                .getSingleResultOrNull()
                .map(found -> Optional.ofNullable(found).map(this::read));
    }

    private String write(NoticeDraft draft) {
        try {
            return json.writeValueAsString(draft);
        } catch (JsonProcessingException unwritable) {
            throw new IllegalStateException("a draft cannot be written", unwritable);
        }
    }

    private NoticeDraft read(String text) {
        try {
            return json.readValue(text, NoticeDraft.class);
        } catch (JsonProcessingException unreadable) {
            throw new IllegalStateException("a draft cannot be read", unreadable);
        }
    }
}
