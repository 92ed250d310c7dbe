package org.townhound.notification;

import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.quarkus.mailer.reactive.ReactiveMailer;
import io.quarkus.test.junit.QuarkusTest;
import io.smallrye.mutiny.Uni;
import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.Tuple;
import jakarta.inject.Inject;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.townhound.eventstore.UnitOfWork;
import org.townhound.kit.document.Documents;
import org.townhound.notification.MailServer.Mail;
import org.townhound.notification.notice.adapters.out.mail.SmtpMail;
import org.townhound.notification.notice.application.Notices;
import org.townhound.notification.notice.application.SendMail;
import org.townhound.notification.notice.application.SendingNotices;
import org.townhound.notification.notice.application.WritingNotices;

@QuarkusTest
class A_notice_on_its_way {
    private static final Duration PATIENCE = Duration.ofSeconds(40);

    @Inject
    Keepers keepers;

    @Inject
    UnitOfWork unitOfWork;

    @Inject
    Notices notices;

    @Inject
    WritingNotices writing;

    @Inject
    Documents documents;

    @Inject
    ReactiveMailer mailer;

    @Inject
    Pool pool;

    @ConfigProperty(name = "townhound.database.jdbc-url")
    String jdbcUrl;

    @ConfigProperty(name = "townhound.database.owner-user")
    String owner;

    @ConfigProperty(name = "townhound.database.owner-password")
    String ownerPassword;

    @AfterEach
    void licensingAnswers() {
        Keepers.answering();
    }

    private UUID licensed(UUID keeper) {
        UUID license = UUID.randomUUID();
        Elsewhere.LICENSING.publishes("whitman-ma", "license", license, Happenings.licensed(license, keeper));
        await().atMost(PATIENCE).until(() -> !Clerk.noticesOf(keeper).isEmpty());
        return UUID.fromString(Clerk.noticesOf(keeper).getFirst());
    }

    /** As another instance would, which has begun with it. */
    private void claimForAnother(UUID notice, Duration span) {
        pool.preparedQuery("""
                        update app.notice_v1 set claimed_by = 'another', try_at = clock_timestamp(),
                            claimed_until = clock_timestamp() + make_interval(secs => $2) where notice_id = $1""")
                .execute(Tuple.of(notice, (double) span.toSeconds()))
                .await()
                .atMost(PATIENCE);
    }

    @Test
    void a_sender_that_dies_after_the_mail_went_out_sends_it_again_under_the_same_message_id() {
        String email = Keepers.someEmail();
        UUID ann = keepers.with("Ann", email);
        Keepers.silent();
        UUID notice = licensed(ann);
        claimForAnother(notice, Duration.ofSeconds(5));
        Keepers.answering();
        SendMail smtp = new SmtpMail(mailer);
        SendingNotices dying = new SendingNotices(
                unitOfWork,
                notices,
                writing,
                documents,
                (id, letter) -> smtp.send(id, letter)
                        .chain(() -> Uni.createFrom().failure(new IllegalStateException("killed"))),
                3);

        assertThrows(
                IllegalStateException.class,
                () -> dying.bringOn("whitman-ma", notice).await().atMost(PATIENCE));
        assertEquals(1, MailServer.mailsTo(email).size());
        Clerk.onlyNoticeOf(ann).body("status", equalTo("sending"));

        await().atMost(PATIENCE).until(() -> Clerk.sees(ann, "sent"));
        Set<String> identities =
                MailServer.mailsTo(email).stream().map(Mail::messageId).collect(Collectors.toSet());
        Set<String> texts = MailServer.mailsTo(email).stream().map(Mail::text).collect(Collectors.toSet());
        assertEquals(2, MailServer.mailsTo(email).size());
        assertEquals(Set.of(SendingNotices.messageId(notice)), identities);
        assertEquals(1, texts.size());
    }

    @Test
    void a_mail_that_nobody_takes_is_tried_a_few_times_and_then_given_to_a_clerk() {
        UUID ann = keepers.with("Ann", "ann-" + UUID.randomUUID() + "@refused.example");
        licensed(ann);
        await().atMost(PATIENCE).until(() -> Clerk.sees(ann, "failed"));
        Clerk.onlyNoticeOf(ann)
                .body("status", equalTo("failed"))
                .body("attempts", equalTo(3))
                .body("history.findAll { it.type == 'notification.notice-failed.v1' }", hasSize(3));
    }

    @Test
    void a_silent_directory_makes_a_notice_wait_and_loses_nothing() {
        String email = Keepers.someEmail();
        UUID ann = keepers.with("Ann", email);
        Keepers.silent();
        licensed(ann);
        Clerk.onlyNoticeOf(ann).body("status", equalTo("queued")).body("attempts", equalTo(0));
        Keepers.answering();
        await().atMost(PATIENCE).until(() -> Clerk.sees(ann, "sent"));
        assertEquals(1, MailServer.mailsTo(email).size());
    }

    @Test
    void a_view_that_is_built_again_sends_nothing_again() throws SQLException {
        String email = Keepers.someEmail();
        UUID ann = keepers.with("Ann", email);
        licensed(ann);
        await().atMost(PATIENCE).until(() -> Clerk.sees(ann, "sent"));
        List<Map<String, ?>> before = noticesOf(ann);

        try (Connection connection = DriverManager.getConnection(jdbcUrl, owner, ownerPassword);
                Statement statement = connection.createStatement()) {
            connection.setAutoCommit(false);
            statement.execute("delete from eventstore.projection_checkpoint where projection = 'notice-v1'");
            statement.execute("delete from app.notice_v1");
            connection.commit();
        }

        String other = Keepers.someEmail();
        UUID bob = keepers.with("Bob", other);
        licensed(bob);
        await().atMost(PATIENCE).until(() -> Clerk.sees(bob, "sent"));
        assertEquals(before, noticesOf(ann));
        assertEquals(1, MailServer.mailsTo(email).size());
        assertEquals(1, MailServer.mailsTo(other).size());
    }

    private static List<Map<String, ?>> noticesOf(UUID keeper) {
        return Clerk.get("/notices?personId=" + keeper).extract().path("notices");
    }
}
