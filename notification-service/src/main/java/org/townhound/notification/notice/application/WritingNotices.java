package org.townhound.notification.notice.application;

import io.smallrye.mutiny.Uni;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.townhound.contracts.notification.v1.NoticeQueued;
import org.townhound.eventstore.Ids;
import org.townhound.eventstore.Provenance;
import org.townhound.eventstore.UnitOfWork;
import org.townhound.kit.directory.Address;
import org.townhound.kit.document.Contents;
import org.townhound.kit.document.Documents;
import org.townhound.kit.document.NewDocument;
import org.townhound.notification.notice.domain.Channel;
import org.townhound.notification.notice.domain.Notice;
import org.townhound.notification.notice.domain.NoticeCommand;

/** Puts a queued notice into its final words, once: whatever is sent later is sent in these. */
public final class WritingNotices {
    private final UnitOfWork unitOfWork;
    private final Notices notices;
    private final TownNotices law;
    private final FindRecipient recipients;
    private final ComposeText composer;
    private final Contents contents;
    private final Documents documents;

    public WritingNotices(
            UnitOfWork unitOfWork,
            Notices notices,
            TownNotices law,
            FindRecipient recipients,
            ComposeText composer,
            Contents contents,
            Documents documents) {
        this.unitOfWork = unitOfWork;
        this.notices = notices;
        this.law = law;
        this.recipients = recipients;
        this.composer = composer;
        this.contents = contents;
        this.documents = documents;
    }

    /** The directory is asked before the transaction begins, for its answer may take its time. */
    Uni<Notice> write(String town, NoticeQueued queued) {
        return recipients
                .find(town, queued.personId())
                .map(found -> found.orElse(Recipient.UNKNOWN))
                .flatMap(recipient -> keep(town, queued, recipient));
    }

    private Uni<Notice> keep(String town, NoticeQueued queued, Recipient recipient) {
        Channel channel = recipient.email().isPresent() ? Channel.EMAIL : Channel.LETTER;
        Letter letter = letter(town, queued, recipient);
        UUID documentId = Ids.next();
        return unitOfWork.run(session -> notices.load(session, town, queued.noticeId())
                .flatMap(loaded -> {
                    if (!(loaded.notice() instanceof Notice.Queued)) {
                        return Uni.createFrom().item(loaded.notice());
                    }
                    Provenance provenance = notices.provenance(loaded);
                    NewDocument document = new NewDocument(
                            documentId, contents.text("/notice", letter.written()), Set.of(queued.personId()));
                    return documents
                            .store(session, town, document, provenance)
                            .flatMap(reference -> notices.settle(
                                    session,
                                    loaded,
                                    new NoticeCommand.WriteNotice(
                                            queued.noticeId(), channel, reference.documentId(), reference.sha256()),
                                    provenance));
                }));
    }

    private Letter letter(String town, NoticeQueued queued, Recipient recipient) {
        String name = law.name(town);
        String text = composer.compose(queued, recipient, name, law.office(town, queued.on()));
        return new Letter(
                recipient.email().orElseGet(() -> postal(recipient)),
                "Town of " + name + ": " + queued.kind().replace('-', ' ') + " " + queued.reference(),
                text);
    }

    private static String postal(Recipient recipient) {
        Address at = recipient.address();
        return Stream.of(recipient.name(), at.street(), at.city(), at.state(), at.postalCode())
                .flatMap(line -> Optional.ofNullable(line).stream())
                .filter(line -> !line.isEmpty())
                .collect(Collectors.joining(", "));
    }
}
