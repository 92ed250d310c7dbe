package org.townhound.contracts;

import static org.townhound.contracts.SampleValues.JULY_15;
import static org.townhound.contracts.SampleValues.applied;
import static org.townhound.contracts.SampleValues.id;
import static org.townhound.contracts.SampleValues.section;

import java.util.List;
import org.townhound.contracts.notification.v1.NoticeFailed;
import org.townhound.contracts.notification.v1.NoticeLine;
import org.townhound.contracts.notification.v1.NoticeQueued;
import org.townhound.contracts.notification.v1.NoticeSent;
import org.townhound.contracts.notification.v1.NoticeWritten;
import org.townhound.ordinances.values.Applied;
import org.townhound.ordinances.values.Money;

/** One sample of each event that notification publishes, and one whose optional fields are empty. */
final class NotificationSamples {
    private static final Applied RULE = applied("notice.citation", "keeper", "§ 110-18");
    private static final Applied CONTEST = applied("notice.contest.citation", "Ask for a hearing.", "§ 110-18");
    private static final NoticeLine FINE = new NoticeLine("fine", Money.dollars("30.00"), section("§ 110-18.A"));
    private static final List<String> WHY = List.of("no prior + 1 = offense 1: fine $30.00");

    private NotificationSamples() {}

    static List<Event> all() {
        return List.of(
                new NoticeQueued(
                        id(31),
                        id(1),
                        "citation",
                        "C-000042",
                        id(11),
                        JULY_15,
                        List.of(FINE),
                        WHY,
                        JULY_15.plusDays(21),
                        RULE,
                        CONTEST,
                        id(32)),
                new NoticeWritten(id(31), "email", id(33), "0123456789abcdef".repeat(4)),
                new NoticeSent(id(31), "<" + id(31) + "@notices.townhound>", 1),
                new NoticeFailed(id(31), 2, "unreachable", false));
    }

    static List<Event> sparse() {
        return List.of(new NoticeQueued(
                id(31), id(1), "warning", "W-000007", id(11), JULY_15, List.of(), WHY, null, RULE, null, id(32)));
    }
}
