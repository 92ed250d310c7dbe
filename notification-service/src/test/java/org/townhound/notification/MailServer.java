package org.townhound.notification;

import static io.restassured.RestAssured.given;

import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.townhound.servers.FreePorts;
import org.townhound.servers.MailCatcher;
import org.townhound.servers.RunningServer;

/** A real mail server for this module's tests. Its page is told by a system property, across class loaders. */
public final class MailServer implements QuarkusTestResourceLifecycleManager {
    private static final String PAGE = "townhound.test.mail-page";

    private RunningServer running;

    /** What a mail says, as the catcher shows it. */
    record Mail(String messageId, String from, String to, String subject, String text) {}

    @Override
    public Map<String, String> start() {
        try {
            Path folder = Files.createTempDirectory("townhound-mail");
            MailCatcher catcher = new MailCatcher(folder.resolve("mail"), FreePorts.next(), FreePorts.next());
            running = RunningServer.start(catcher, folder.resolve("mail.log")).awaitReady(Duration.ofMinutes(1));
            System.setProperty(PAGE, catcher.url());
            return Map.of(
                    "townhound.mail.port", Integer.toString(catcher.port()),
                    "townhound.mail.attempts", "3",
                    "townhound.mail.first-pause", "0.1S",
                    "townhound.feed.heartbeat", "1S",
                    "townhound.feed.patience", "3S");
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    @Override
    public void stop() {
        running.kill();
    }

    static List<Mail> mailsTo(String address) {
        return given().urlEncodingEnabled(false)
                .get(System.getProperty(PAGE) + "/mails.json?to=" + address)
                .then()
                .statusCode(200)
                .extract()
                .jsonPath()
                .getList(".", Mail.class);
    }
}
