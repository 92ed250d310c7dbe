package org.townhound.notification.notice.domain;

import java.util.Optional;
import org.townhound.contracts.notification.v1.NoticeFailed;
import org.townhound.contracts.notification.v1.NoticeQueued;
import org.townhound.contracts.notification.v1.NoticeSent;
import org.townhound.contracts.notification.v1.NoticeWritten;
import org.townhound.contracts.notification.v1.NotificationEvent;

/** Whatever comes again, or too late, changes nothing: a notice is queued, written and sent once. */
public final class NoticeDecider {
    private NoticeDecider() {}

    public static Optional<NotificationEvent> decide(NoticeCommand command, Notice notice) {
        return switch (command) {
            case NoticeCommand.QueueNotice queue ->
                notice instanceof Notice.None ? Optional.of(queued(queue)) : Optional.empty();
            case NoticeCommand.WriteNotice write ->
                notice instanceof Notice.Queued ? Optional.of(written(write)) : Optional.empty();
            case NoticeCommand.RecordSending sending -> sent(sending, notice);
            case NoticeCommand.RecordFailure failure -> failed(failure, notice);
        };
    }

    private static NoticeQueued queued(NoticeCommand.QueueNotice it) {
        return new NoticeQueued(
                it.noticeId(),
                it.personId(),
                it.kind(),
                it.reference(),
                it.subjectId(),
                it.on(),
                it.lines(),
                it.why(),
                it.payableUntil().orElse(null),
                it.rule(),
                it.contest().orElse(null),
                it.causedBy());
    }

    private static NoticeWritten written(NoticeCommand.WriteNotice it) {
        return new NoticeWritten(it.noticeId(), it.channel().wire(), it.documentId(), it.sha256());
    }

    private static Optional<NotificationEvent> sent(NoticeCommand.RecordSending it, Notice notice) {
        return notice instanceof Notice.Sending sending
                ? Optional.of(new NoticeSent(it.noticeId(), it.messageId(), sending.attempts() + 1))
                : Optional.empty();
    }

    private static Optional<NotificationEvent> failed(NoticeCommand.RecordFailure it, Notice notice) {
        if (!(notice instanceof Notice.Sending sending)) {
            return Optional.empty();
        }
        int attempt = sending.attempts() + 1;
        return Optional.of(
                new NoticeFailed(it.noticeId(), attempt, it.reason(), it.permanent() || attempt >= it.attempts()));
    }
}
