package org.townhound.servers;

import java.nio.file.Path;
import java.util.List;

/**
 * A mail server on 127.0.0.1 that takes every mail, delivers none, and shows them on a page: real SMTP for trials and
 * tests, where no notice may reach anybody.
 *
 * <p>What it has accepted is on the disk before the sender hears that it is, so {@code kill -9} loses no mail.
 */
public final class MailCatcher implements LocalServer {
    private static final String HEAP = "-Xmx48m";

    private final Path folder;
    private final int port;
    private final int webPort;

    /**
     * A catcher that keeps its mails in a folder, a file each.
     *
     * @param folder made at the first start
     * @param port for SMTP, from 1 to 65535
     * @param webPort for the page
     */
    public MailCatcher(Path folder, int port, int webPort) {
        this.folder = folder.toAbsolutePath();
        this.port = port;
        this.webPort = webPort;
    }

    /** The release of GreenMail in this build, such as {@code 2.1.8}. */
    public static String version() {
        return RuntimeJars.version(RuntimeJars.jar("greenmail-"));
    }

    @Override
    public String name() {
        return "mail";
    }

    /** The SMTP port. */
    @Override
    public int port() {
        return port;
    }

    /**
     * The page that shows the mails. {@code /mails.json} beside it gives the same to programs: a list of objects with
     * {@code messageId}, {@code from}, {@code to}, {@code subject} and {@code text}, the oldest first, where
     * {@code ?to=} keeps those to one address.
     */
    public String url() {
        return "http://127.0.0.1:" + webPort;
    }

    @Override
    public void prepare() {
        LocalFolders.ownerOnly(folder);
    }

    @Override
    public List<String> command() {
        List<String> options = List.of(
                HEAP,
                "-Xms16m",
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-XX:+ExitOnOutOfMemoryError",
                "-Dorg.slf4j.simpleLogger.defaultLogLevel=warn",
                "-Dorg.slf4j.simpleLogger.showDateTime=true");
        return RuntimeJars.java(
                options,
                MailCatcherProcess.class.getName(),
                folder.toString(),
                Integer.toString(port),
                Integer.toString(webPort));
    }

    /** The page comes up after SMTP does. */
    @Override
    public boolean answers() {
        return FreePorts.isListening(port) && FreePorts.isListening(webPort);
    }
}
