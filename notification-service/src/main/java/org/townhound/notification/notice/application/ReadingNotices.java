package org.townhound.notification.notice.application;

import io.smallrye.mutiny.Uni;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.contracts.notification.v1.NoticeQueued;
import org.townhound.contracts.notification.v1.NoticeWritten;
import org.townhound.eventstore.StoredEvent;
import org.townhound.eventstore.UnitOfWork;
import org.townhound.kit.document.Document;
import org.townhound.kit.document.Documents;
import org.townhound.kit.problem.ProblemException;
import org.townhound.notification.notice.domain.Notice;

/** A notice with everything that became of it, and with its words. */
public final class ReadingNotices {
    private final UnitOfWork unitOfWork;
    private final Notices notices;
    private final Documents documents;

    public ReadingNotices(UnitOfWork unitOfWork, Notices notices, Documents documents) {
        this.unitOfWork = unitOfWork;
        this.notices = notices;
        this.documents = documents;
    }

    /** One notice; the letter is empty before it is written and after it was disposed of. */
    public record Read(NoticeQueued as, Notice notice, List<StoredEvent> events, Optional<Letter> letter) {}

    /** Every read of a text is logged with who reads. */
    public Uni<Read> find(String town, UUID noticeId, String actor) {
        return unitOfWork.run(session -> notices.load(session, town, noticeId)
                .flatMap(loaded -> switch (loaded.notice()) {
                    case Notice.None _ -> Uni.createFrom().failure(ProblemException.notFound());
                    case Notice.Queued queued ->
                        Uni.createFrom().item(new Read(queued.as(), queued, loaded.events(), Optional.empty()));
                    case Notice.Sending it -> read(session, loaded, it.as(), it.text(), actor);
                    case Notice.ForReview it -> read(session, loaded, it.as(), it.text(), actor);
                    case Notice.Sent it -> read(session, loaded, it.as(), it.text(), actor);
                }));
    }

    private Uni<Read> read(
            Mutiny.Session session, Notices.Loaded loaded, NoticeQueued as, NoticeWritten text, String actor) {
        return documents
                .read(session, loaded.stream().town(), text.documentId(), actor)
                .map(found -> found.flatMap(document -> switch (document) {
                    case Document.Kept kept ->
                        Optional.of(Letter.read(kept.content().text()));
                    case Document.Disposed _ -> Optional.<Letter>empty();
                }))
                .map(letter -> new Read(as, loaded.notice(), loaded.events(), letter));
    }
}
