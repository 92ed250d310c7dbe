package org.townhound.notification.notice.adapters.in.rest;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.UUID;
import org.townhound.contracts.notification.v1.NoticeLine;
import org.townhound.contracts.notification.v1.NoticeQueued;
import org.townhound.contracts.notification.v1.NoticeWritten;
import org.townhound.notification.notice.application.Letter;
import org.townhound.notification.notice.application.ReadingNotices;
import org.townhound.notification.notice.application.SendingNotices;
import org.townhound.notification.notice.domain.Notice;
import org.townhound.ordinances.values.Applied;

/** A notice, why it went out, what became of it, and its words. */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record NoticeAnswer(
        UUID noticeId,
        UUID personId,
        String kind,
        String reference,
        UUID subjectId,
        LocalDate on,
        String status,
        String channel,
        String messageId,
        int attempts,
        List<NoticeLine> lines,
        List<String> why,
        LocalDate payableUntil,
        Applied rule,
        Applied contest,
        UUID causedBy,
        UUID documentId,
        Text text,
        List<Step> history) {
    /** The words, with the address they go to. */
    public record Text(String to, String subject, String body) {}

    /** One thing that happened to it. */
    public record Step(String type, Instant recordedAt) {}

    /** What the kinds of state are called, and how far each has come. */
    private record Standing(String status, NoticeWritten text, int attempts) {
        static Standing of(Notice notice) {
            return switch (notice) {
                case Notice.None _ -> new Standing("none", null, 0);
                case Notice.Queued _ -> new Standing("queued", null, 0);
                case Notice.Sending it -> new Standing("sending", it.text(), it.attempts());
                case Notice.ForReview it ->
                    new Standing(it.attempts() == 0 ? "letter" : "failed", it.text(), it.attempts());
                case Notice.Sent it -> new Standing("sent", it.text(), it.sent().attempt());
            };
        }
    }

    static NoticeAnswer of(ReadingNotices.Read read) {
        NoticeQueued as = read.as();
        Standing standing = Standing.of(read.notice());
        String channel = standing.text() == null ? null : standing.text().channel();
        return new NoticeAnswer(
                as.noticeId(),
                as.personId(),
                as.kind(),
                as.reference(),
                as.subjectId(),
                as.on(),
                standing.status(),
                channel,
                "email".equals(channel) ? SendingNotices.messageId(as.noticeId()) : null,
                standing.attempts(),
                as.lines(),
                as.why(),
                as.payableUntil(),
                as.rule(),
                as.contest(),
                as.causedBy(),
                standing.text() == null ? null : standing.text().documentId(),
                read.letter().map(NoticeAnswer::text).orElse(null),
                read.events().stream()
                        .map(event -> new Step(event.type(), event.recordedAt()))
                        .toList());
    }

    private static Text text(Letter letter) {
        return new Text(letter.to(), letter.subject(), letter.text());
    }
}
