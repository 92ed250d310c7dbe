package org.townhound.notification;

import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.nullValue;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.townhound.contracts.impound.v1.KeeperIdentified;
import org.townhound.eventstore.SealedEvent;
import org.townhound.notification.MailServer.Mail;

@QuarkusTest
class Telling_keepers {
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    @Inject
    Keepers keepers;

    private final String email = Keepers.someEmail();
    private final UUID subject = UUID.randomUUID();

    private Mail onlyMail() {
        await().atMost(PATIENCE).until(() -> !MailServer.mailsTo(email).isEmpty());
        return MailServer.mailsTo(email).getFirst();
    }

    private static void assertSays(Mail mail, String... parts) {
        for (String part : parts) {
            assertTrue(mail.text().contains(part), () -> "\"" + part + "\" is missing in\n" + mail.text());
        }
    }

    @Test
    void of_a_license_with_its_fee_and_its_section() {
        UUID ann = keepers.with("Ann Example \uD83D\uDC36", email);
        Elsewhere.LICENSING.publishes("whitman-ma", "license", subject, Happenings.licensed(subject, ann));

        Mail mail = onlyMail();
        assertEquals("Town of Whitman: license issued 2026-000017", mail.subject());
        assertEquals("<" + Clerk.noticesOf(ann).getFirst() + "@notices.townhound>", mail.messageId());
        assertSays(mail, "Dear Ann Example \uD83D\uDC36,", "license fee", "$15.00", "§ 110-2.A", "2027-06-30");
        assertFalse(mail.text().contains("{"), mail.text());
        await().atMost(PATIENCE).until(() -> Clerk.sees(ann, "sent"));
        Clerk.onlyNoticeOf(ann)
                .body("status", equalTo("sent"))
                .body("channel", equalTo("email"))
                .body("messageId", equalTo(mail.messageId()))
                .body("lines[0].amount.amount", equalTo("15.00"))
                .body("rule.provision", equalTo("notice.license-issued"))
                .body("text.to", equalTo(email))
                .body(
                        "history.type",
                        contains(
                                "notification.notice-queued.v1",
                                "notification.notice-written.v1",
                                "notification.notice-sent.v1"));
    }

    @Test
    void of_a_late_fee_and_what_it_holds_back() {
        UUID ann = keepers.with("Ann", email);
        Elsewhere.LICENSING.publishes("whitman-ma", "license", subject, Happenings.late(subject, ann));
        assertSays(onlyMail(), "$25.00", "§ 110-2.D", "2026-08-31", "No tag is handed out", "How to contest it");
    }

    @Test
    void of_a_citation_with_the_arithmetic_and_how_to_contest_it() {
        UUID ann = keepers.with("Ann", email);
        Elsewhere.ENFORCEMENT.publishes("whitman-ma", "citation", subject, Citations.issued(subject, ann));
        Mail mail = onlyMail();
        assertEquals("Town of Whitman: citation 2026-000042", mail.subject());
        assertSays(
                mail,
                "fine",
                "$30.00",
                "§ 110-18.A",
                "no prior + 1 = offense 1: fine $30.00",
                "from 2026-01-01 until 2026-12-31",
                "Please pay by 2026-08-05, that day included.",
                "ask in writing for a hearing");
    }

    @Test
    void of_a_warning_that_asks_for_nothing() {
        UUID ann = keepers.with("Ann", email);
        Elsewhere.ENFORCEMENT.publishes(
                "whitman-ma", "citation", subject, Happenings.warned(subject, ann, "2026-000043"));
        assertSays(onlyMail(), "written warning 2026-000043", "You owe nothing.", "§ 110-18.A");
    }

    @Test
    void of_an_adjustment_and_not_of_one_that_changes_no_amount() {
        UUID ann = keepers.with("Ann", email);
        Elsewhere.ENFORCEMENT.publishes("whitman-ma", "offense-ledger", ann, Happenings.adjusted(subject, ann, "0.00"));
        Elsewhere.ENFORCEMENT.publishes(
                "whitman-ma", "offense-ledger", ann, Happenings.adjusted(subject, ann, "-20.00"));
        assertSays(onlyMail(), "-$20.00", "Before: 1 prior + 1 = offense 2", "Now: no prior + 1 = offense 1");
        assertEquals(1, Clerk.noticesOf(ann).size());
    }

    @Test
    void of_their_dog_in_the_pound_as_soon_as_it_is_known_whose_it_is() {
        UUID ann = keepers.with("Ann", email);
        Elsewhere.IMPOUND.publishes("whitman-ma", "impoundment", subject, Happenings.impounded(subject, null));
        Elsewhere.IMPOUND.publishes(
                "whitman-ma", "impoundment", subject, new KeeperIdentified(subject, ann, null, Happenings.JULY_15));
        assertSays(onlyMail(), "tricolor beagle", "Please claim it by 2026-07-22", "§ 110-15");
    }

    @Test
    void of_what_the_stay_of_their_dog_cost_line_by_line() {
        UUID ann = keepers.with("Ann", email);
        Elsewhere.IMPOUND.publishes("whitman-ma", "impoundment", subject, Happenings.released(subject, ann));
        assertSays(onlyMail(), "pickup fee", "$30.00", "§ 110-20.A", "$40.00", "4 days x $10.00", "total: $70.00");
    }

    @Test
    void once_however_often_the_event_arrives() {
        UUID ann = keepers.with("Ann", email);
        SealedEvent event =
                Elsewhere.LICENSING.publishes("whitman-ma", "license", subject, Happenings.licensed(subject, ann));
        Elsewhere.LICENSING.produce(List.of(event, event));
        String other = Keepers.someEmail();
        UUID bob = keepers.with("Bob", other);
        UUID license = UUID.randomUUID();
        Elsewhere.LICENSING.publishes("whitman-ma", "license", license, Happenings.licensed(license, bob));
        await().atMost(PATIENCE).until(() -> !MailServer.mailsTo(other).isEmpty());
        onlyMail();
        assertEquals(1, Clerk.noticesOf(ann).size());
        assertEquals(1, MailServer.mailsTo(email).size());
    }

    @Test
    void by_letter_where_there_is_no_address_for_mail() {
        UUID ann = keepers.withoutEmail("Ann Example");
        Elsewhere.LICENSING.publishes("whitman-ma", "license", subject, Happenings.licensed(subject, ann));
        await().atMost(PATIENCE).until(() -> Clerk.sees(ann, "letter"));
        Clerk.onlyNoticeOf(ann)
                .body("channel", equalTo("letter"))
                .body("messageId", nullValue())
                .body("text.to", equalTo("Ann Example, 12 Elm Street, Whitman, MA, 02382"))
                .body("text.body", containsString("$15.00"));
    }

    @Test
    void by_a_letter_for_review_where_nobody_knows_them() {
        UUID stranger = UUID.randomUUID();
        Keepers.answering();
        Elsewhere.LICENSING.publishes("whitman-ma", "license", subject, Happenings.licensed(subject, stranger));
        await().atMost(PATIENCE).until(() -> Clerk.sees(stranger, "letter"));
        Clerk.onlyNoticeOf(stranger).body("text.body", containsString("Dear keeper,"));
    }

    @Test
    void not_in_a_town_that_has_settled_nothing() {
        UUID ann = keepers.with("Ann", email);
        UUID quiet = UUID.randomUUID();
        Elsewhere.LICENSING.publishes("dennis-ma", "license", quiet, Happenings.licensed(quiet, ann));
        Elsewhere.LICENSING.publishes("whitman-ma", "license", subject, Happenings.licensed(subject, ann));
        onlyMail();
        assertEquals(1, Clerk.noticesOf(ann).size());
    }
}
