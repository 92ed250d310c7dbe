package org.townhound.servers;

import jakarta.mail.MessagingException;
import jakarta.mail.Session;
import jakarta.mail.internet.MimeMessage;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Properties;
import java.util.stream.Stream;

/**
 * The mails that the catcher took: a file each, named by number in the order of arrival, whole or not there.
 *
 * <p>Safe for several threads: SMTP connections write, the page reads.
 */
final class CaughtMails {
    private static final String ENDING = ".eml";
    /** Mail to an address here is refused, so that a sender's failures can be tried. */
    private static final String REFUSED = "@refused.example";

    private final Path folder;
    private int last;

    /** Goes on with the numbers after those of an earlier run. */
    CaughtMails(Path folder) {
        this.folder = folder;
        this.last = files().size();
    }

    /**
     * Keeps one copy for one recipient; it is on the disk when this returns.
     *
     * @throws MessagingException when the recipient is one that refuses
     */
    synchronized void keep(MimeMessage mail, String recipient) throws MessagingException {
        if (recipient.endsWith(REFUSED)) {
            throw new MessagingException("refused, as every mail to " + REFUSED);
        }
        Path file = folder.resolve("%06d%s".formatted(last + 1, ENDING));
        Path draft = folder.resolve("draft");
        try (FileChannel channel = FileChannel.open(
                draft, StandardOpenOption.CREATE, StandardOpenOption.TRUNCATE_EXISTING, StandardOpenOption.WRITE)) {
            mail.writeTo(Channels.newOutputStream(channel));
            channel.force(true);
            Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException failed) {
            throw new MessagingException("the mail cannot be kept", failed);
        }
        last++;
    }

    /** All of them, the oldest first. */
    List<CaughtMail> all() {
        return files().stream().map(CaughtMails::read).toList();
    }

    private synchronized List<Path> files() {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(ENDING))
                    .sorted()
                    .toList();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private static CaughtMail read(Path file) {
        try (InputStream bytes = Files.newInputStream(file)) {
            return CaughtMail.of(new MimeMessage(Session.getInstance(new Properties()), bytes));
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        } catch (MessagingException failed) {
            throw new IllegalStateException(file + " is no mail", failed);
        }
    }
}
