package org.townhound.notification.notice.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.townhound.contracts.notification.v1.NoticeFailed;
import org.townhound.contracts.notification.v1.NoticeSent;
import org.townhound.contracts.notification.v1.NotificationEvent;
import org.townhound.ordinances.values.Applied;
import org.townhound.ordinances.values.Citation;

class Sending_a_notice_once {
    private static final UUID ID = new UUID(1, 1);
    private static final LocalDate DAY = LocalDate.of(2026, 7, 15);
    private static final Applied RULE = new Applied(
            "notice.citation", "keeper", new Citation("whitman-ma", "§ 110-18", DAY, "Art. 21"), "sha256:0");
    private static final NoticeCommand QUEUE = new NoticeCommand.QueueNotice(
            ID,
            new UUID(1, 2),
            "citation",
            "2026-000042",
            new UUID(1, 3),
            DAY,
            List.of(),
            List.of(),
            Optional.empty(),
            RULE,
            Optional.empty(),
            new UUID(1, 4));
    private static final NoticeCommand SENT = new NoticeCommand.RecordSending(ID, "<1@notices>");

    private static NoticeCommand write(Channel channel) {
        return new NoticeCommand.WriteNotice(ID, channel, new UUID(1, 5), "0".repeat(64));
    }

    private static NoticeCommand failure(boolean permanent) {
        return new NoticeCommand.RecordFailure(ID, "unreachable", permanent, 3);
    }

    private static Notice given(NoticeCommand... commands) {
        Notice notice = Notice.NONE;
        for (NoticeCommand command : commands) {
            notice = Notice.evolve(notice, NoticeDecider.decide(command, notice).orElseThrow());
        }
        return notice;
    }

    private static void nothingHappens(NoticeCommand command, Notice notice) {
        assertEquals(Optional.empty(), NoticeDecider.decide(command, notice));
    }

    @Test
    void what_is_queued_is_written_and_sent() {
        Notice notice = given(QUEUE, write(Channel.EMAIL), SENT);
        assertEquals(
                new NoticeSent(ID, "<1@notices>", 1),
                assertInstanceOf(Notice.Sent.class, notice).sent());
    }

    @Test
    void the_same_cause_queues_nothing_more() {
        nothingHappens(QUEUE, given(QUEUE));
        nothingHappens(QUEUE, given(QUEUE, write(Channel.EMAIL), SENT));
    }

    @Test
    void the_words_are_chosen_once() {
        nothingHappens(write(Channel.LETTER), given(QUEUE, write(Channel.EMAIL)));
        nothingHappens(write(Channel.EMAIL), Notice.NONE);
    }

    @Test
    void a_sent_notice_is_neither_sent_nor_failed_again() {
        nothingHappens(SENT, given(QUEUE, write(Channel.EMAIL), SENT));
        nothingHappens(failure(true), given(QUEUE, write(Channel.EMAIL), SENT));
    }

    @Test
    void a_letter_waits_for_a_clerk_and_is_not_sent_by_itself() {
        Notice letter = given(QUEUE, write(Channel.LETTER));
        assertInstanceOf(Notice.ForReview.class, letter);
        nothingHappens(SENT, letter);
        nothingHappens(failure(false), letter);
    }

    @Test
    void a_failure_counts_and_the_next_attempt_may_go_well() {
        Notice notice = given(QUEUE, write(Channel.EMAIL), failure(false), failure(false), SENT);
        assertEquals(3, assertInstanceOf(Notice.Sent.class, notice).sent().attempt());
    }

    @Test
    void the_last_attempt_gives_it_to_a_clerk() {
        Notice notice = given(QUEUE, write(Channel.EMAIL), failure(false), failure(false));
        Optional<NotificationEvent> last = NoticeDecider.decide(failure(false), notice);
        assertEquals(Optional.of(new NoticeFailed(ID, 3, "unreachable", true)), last);
        assertInstanceOf(Notice.ForReview.class, Notice.evolve(notice, last.orElseThrow()));
    }

    @Test
    void a_server_that_will_never_take_it_is_not_asked_again() {
        Notice notice = given(QUEUE, write(Channel.EMAIL), failure(true));
        assertEquals(1, assertInstanceOf(Notice.ForReview.class, notice).attempts());
        nothingHappens(SENT, notice);
    }
}
