package org.townhound.servers;

import com.icegreen.greenmail.user.GreenMailUser;
import com.icegreen.greenmail.user.UserManager;
import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.ServerSetup;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.lang.reflect.Proxy;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;

/**
 * The main class of the mail catcher's process: GreenMail for SMTP, and a page over what it took.
 *
 * <p>GreenMail's own web surface describes an API; it does not show a mail to a person.
 */
final class MailCatcherProcess {
    private static final String LOCALHOST = "127.0.0.1";

    /** A mailbox that keeps nothing: the mails lie in files, and a second copy would fill the memory. */
    private static final GreenMailUser NOBODY = (GreenMailUser) Proxy.newProxyInstance(
            MailCatcherProcess.class.getClassLoader(),
            new Class<?>[] {GreenMailUser.class},
            (_, method, _) -> method.getReturnType() == boolean.class ? false : null);

    private MailCatcherProcess() {}

    /**
     * Runs until the process is told to end.
     *
     * @param arguments the folder of the mails, the SMTP port, the port of the page
     * @throws IOException when the page's port is taken
     */
    public static void main(String[] arguments) throws IOException {
        CaughtMails mails = new CaughtMails(Path.of(arguments[0]));
        catchMails(mails, Integer.parseInt(arguments[1]));
        HttpServer web = HttpServer.create(
                new InetSocketAddress(InetAddress.ofLiteral(LOCALHOST), Integer.parseInt(arguments[2])), 0);
        web.createContext("/", new MailPage(mails));
        web.start();
    }

    /** The handler runs before the sender is answered: what it throws becomes a 451, and the mail is not taken. */
    private static void catchMails(CaughtMails mails, int port) {
        GreenMail smtp = new GreenMail(new ServerSetup(port, LOCALHOST, ServerSetup.PROTOCOL_SMTP));
        UserManager users = smtp.getUserManager();
        users.setAuthRequired(false);
        users.setMessageDeliveryHandler((mail, recipient) -> {
            mails.keep(mail.getMessage(), recipient.getEmail());
            return NOBODY;
        });
        smtp.start();
    }
}
