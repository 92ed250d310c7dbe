package org.townhound.notification.notice.domain;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.townhound.contracts.notification.v1.NoticeLine;
import org.townhound.ordinances.values.Applied;

public sealed interface NoticeCommand {
    UUID noticeId();

    record QueueNotice(
            UUID noticeId,
            UUID personId,
            String kind,
            String reference,
            UUID subjectId,
            LocalDate on,
            List<NoticeLine> lines,
            List<String> why,
            Optional<LocalDate> payableUntil,
            Applied rule,
            Optional<Applied> contest,
            UUID causedBy)
            implements NoticeCommand {}

    record WriteNotice(UUID noticeId, Channel channel, UUID documentId, String sha256) implements NoticeCommand {}

    record RecordSending(UUID noticeId, String messageId) implements NoticeCommand {}

    /**
     * A mail server did not take it.
     *
     * @param permanent whether the server will never take it
     * @param attempts how many are made in all
     */
    record RecordFailure(UUID noticeId, String reason, boolean permanent, int attempts) implements NoticeCommand {}
}
