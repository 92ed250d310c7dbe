package org.townhound.servers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import jakarta.mail.Message;
import jakarta.mail.MessagingException;
import jakarta.mail.Session;
import jakarta.mail.Transport;
import jakarta.mail.internet.InternetAddress;
import jakarta.mail.internet.MimeMessage;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Properties;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MailCatcherIT {
    private static final Duration PATIENCE = Duration.ofMinutes(1);

    @TempDir
    private static Path folder;

    private static MailCatcher catcher;
    private static RunningServer running;

    @BeforeAll
    static void start() {
        catcher = new MailCatcher(folder.resolve("mail"), FreePorts.next(), FreePorts.next());
        running = RunningServer.start(catcher, folder.resolve("mail.log")).awaitReady(PATIENCE);
    }

    @AfterAll
    static void stop() {
        running.close();
    }

    @Test
    void an_accepted_mail_is_shown_to_people_and_programs_and_outlives_a_kill() throws Exception {
        send("ann@example.org", "A dog \uD83D\uDC36 <b>", "Fee: $15.00\n");

        assertTrue(get("/").body().contains("A dog \uD83D\uDC36 &lt;b&gt;"));
        running.kill();
        running.restart();
        running.awaitReady(PATIENCE);
        send("bob@example.org", "Another", "Second\n");

        String mails = get("/mails.json?to=ann%40example.org").body();
        assertTrue(mails.contains("\"to\":\"ann@example.org\""), mails);
        assertTrue(mails.contains("A dog \uD83D\uDC36 <b>"), mails);
        assertTrue(mails.contains("Fee: $15.00"), mails);
        assertFalse(mails.contains("bob@example.org"), mails);
        assertTrue(get("/mails.json").body().contains("bob@example.org"));
    }

    @Test
    void a_mail_to_one_who_refuses_is_not_taken() throws Exception {
        assertThrows(MessagingException.class, () -> send("eve@refused.example", "No", "thanks"));
        assertEquals("[]", get("/mails.json?to=eve@refused.example").body());
    }

    @Test
    void another_address_of_the_page_is_not_found() throws Exception {
        assertEquals(404, get("/elsewhere").statusCode());
    }

    private static void send(String to, String subject, String text) throws MessagingException {
        Properties settings = new Properties();
        settings.put("mail.smtp.host", "127.0.0.1");
        settings.put("mail.smtp.port", Integer.toString(catcher.port()));
        MimeMessage mail = new MimeMessage(Session.getInstance(settings));
        mail.setFrom(new InternetAddress("clerk@example.org"));
        mail.setRecipient(Message.RecipientType.TO, new InternetAddress(to));
        mail.setSubject(subject, "UTF-8");
        mail.setText(text, "UTF-8");
        Transport.send(mail);
    }

    private static HttpResponse<String> get(String path) throws IOException, InterruptedException {
        try (HttpClient client = HttpClient.newHttpClient()) {
            return client.send(
                    HttpRequest.newBuilder(URI.create(catcher.url() + path)).build(),
                    HttpResponse.BodyHandlers.ofString());
        }
    }
}
