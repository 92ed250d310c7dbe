package org.townhound.notification.notice.application;

import io.smallrye.mutiny.Uni;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.contracts.notification.v1.NoticeQueued;
import org.townhound.contracts.notification.v1.NoticeWritten;
import org.townhound.eventstore.UnitOfWork;
import org.townhound.kit.document.Document;
import org.townhound.kit.document.Documents;
import org.townhound.notification.notice.domain.Notice;
import org.townhound.notification.notice.domain.NoticeCommand;

/**
 * Brings a notice as far as it will go now. What its stream says decides, so that a view that is built again, or a second
 * sender, sends nothing that was sent; only a mail that went out unconfirmed goes out again, under its one Message-ID.
 */
public final class SendingNotices {
    private final UnitOfWork unitOfWork;
    private final Notices notices;
    private final WritingNotices writing;
    private final Documents documents;
    private final SendMail mail;
    private final int attempts;

    /** Counts {@code attempts} in all, before a clerk has to look. */
    public SendingNotices(
            UnitOfWork unitOfWork,
            Notices notices,
            WritingNotices writing,
            Documents documents,
            SendMail mail,
            int attempts) {
        this.unitOfWork = unitOfWork;
        this.notices = notices;
        this.writing = writing;
        this.documents = documents;
        this.mail = mail;
        this.attempts = attempts;
    }

    public static String messageId(UUID noticeId) {
        return "<" + noticeId + "@notices.townhound>";
    }

    public Uni<Void> bringOn(String town, UUID noticeId) {
        return unitOfWork
                .run(session -> notices.load(session, town, noticeId))
                .flatMap(loaded -> loaded.notice() instanceof Notice.Queued(NoticeQueued as)
                        ? writing.write(town, as)
                        : Uni.createFrom().item(loaded.notice()))
                .flatMap(notice -> notice instanceof Notice.Sending sending
                        ? send(town, sending.text())
                        : Uni.createFrom().voidItem());
    }

    private Uni<Void> send(String town, NoticeWritten text) {
        String messageId = messageId(text.noticeId());
        return unitOfWork
                .run(session -> letter(session, town, text.documentId()))
                .flatMap(letter -> mail.send(messageId, letter))
                .<NoticeCommand>map(_ -> new NoticeCommand.RecordSending(text.noticeId(), messageId))
                .onFailure(MailNotTaken.class)
                .recoverWithItem(failure -> failure(text.noticeId(), (MailNotTaken) failure))
                .flatMap(outcome -> record(town, outcome));
    }

    private Uni<Letter> letter(Mutiny.Session session, String town, UUID documentId) {
        return documents.read(session, town, documentId, Notices.ACTOR).map(found -> switch (found.orElseThrow()) {
            case Document.Kept kept -> Letter.read(kept.content().text());
            case Document.Disposed _ -> throw new IllegalStateException("the text of a notice to be sent is gone");
        });
    }

    private NoticeCommand failure(UUID noticeId, MailNotTaken failure) {
        return new NoticeCommand.RecordFailure(noticeId, failure.reason(), failure.permanent(), attempts);
    }

    private Uni<Void> record(String town, NoticeCommand outcome) {
        return unitOfWork
                .run(session -> notices.load(session, town, outcome.noticeId())
                        .flatMap(loaded -> notices.settle(session, loaded, outcome, notices.provenance(loaded))))
                .replaceWithVoid();
    }
}
