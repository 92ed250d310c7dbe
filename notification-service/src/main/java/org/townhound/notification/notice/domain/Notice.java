package org.townhound.notification.notice.domain;

import org.townhound.contracts.notification.v1.NoticeFailed;
import org.townhound.contracts.notification.v1.NoticeQueued;
import org.townhound.contracts.notification.v1.NoticeSent;
import org.townhound.contracts.notification.v1.NoticeWritten;
import org.townhound.contracts.notification.v1.NotificationEvent;

public sealed interface Notice {
    Notice NONE = new None();

    record None() implements Notice {}

    record Queued(NoticeQueued as) implements Notice {}

    /** In these words it goes out by e-mail, however often that has to be tried. */
    record Sending(NoticeQueued as, NoticeWritten text, int attempts) implements Notice {}

    /** A letter, or a mail that nobody took: a clerk reviews it, it is never printed or sent by itself. */
    record ForReview(NoticeQueued as, NoticeWritten text, int attempts) implements Notice {}

    record Sent(NoticeQueued as, NoticeWritten text, NoticeSent sent) implements Notice {}

    static Notice evolve(Notice notice, NotificationEvent event) {
        return switch (event) {
            case NoticeQueued queued -> new Queued(queued);
            case NoticeWritten written -> written(notice, written);
            case NoticeSent sent -> sent(notice, sent);
            case NoticeFailed failed -> failed(notice, failed);
        };
    }

    private static Notice written(Notice notice, NoticeWritten text) {
        if (!(notice instanceof Queued(NoticeQueued as))) {
            return notice;
        }
        return Channel.of(text.channel()) == Channel.EMAIL ? new Sending(as, text, 0) : new ForReview(as, text, 0);
    }

    private static Notice sent(Notice notice, NoticeSent sent) {
        return notice instanceof Sending(NoticeQueued as, NoticeWritten text, int _)
                ? new Sent(as, text, sent)
                : notice;
    }

    private static Notice failed(Notice notice, NoticeFailed failed) {
        if (!(notice instanceof Sending(NoticeQueued as, NoticeWritten text, int _))) {
            return notice;
        }
        return failed.givenUp() ? new ForReview(as, text, failed.attempt()) : new Sending(as, text, failed.attempt());
    }
}
