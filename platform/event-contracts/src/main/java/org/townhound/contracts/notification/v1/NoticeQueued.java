package org.townhound.contracts.notification.v1;

import java.time.LocalDate;
import java.util.List;
import java.util.UUID;
import org.townhound.ordinances.values.Applied;

/**
 * A person is to be told of something that happened. One cause gives one notice of a kind, however often it arrives.
 *
 * @param noticeId the notice; its Message-ID is made from it
 * @param personId who is told; a key of the directory, nothing more
 * @param kind such as {@code license-issued}, {@code late-fee} or {@code citation}
 * @param reference the number by which the town knows the matter, such as a license or citation number
 * @param subjectId the license, offense or impoundment
 * @param on civil date of what happened
 * @param lines the amounts, in order; none where nothing is asked for
 * @param why sentences that a person can check, in order
 * @param payableUntil the last day to pay, or null where the causing event names none
 * @param rule the town's setting that has this person told
 * @param contest how to contest it, in the town's words, or null
 * @param causedBy the event that it tells of
 */
public record NoticeQueued(
        UUID noticeId,
        UUID personId,
        String kind,
        String reference,
        UUID subjectId,
        LocalDate on,
        List<NoticeLine> lines,
        List<String> why,
        LocalDate payableUntil,
        Applied rule,
        Applied contest,
        UUID causedBy)
        implements NotificationEvent {
    public NoticeQueued {
        lines = List.copyOf(lines);
        why = List.copyOf(why);
    }
}
