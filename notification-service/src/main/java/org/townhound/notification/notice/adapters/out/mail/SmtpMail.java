package org.townhound.notification.notice.adapters.out.mail;

import io.quarkus.mailer.Mail;
import io.quarkus.mailer.reactive.ReactiveMailer;
import io.smallrye.mutiny.Uni;
import io.vertx.ext.mail.SMTPException;
import java.time.Duration;
import org.townhound.notification.notice.application.Letter;
import org.townhound.notification.notice.application.MailNotTaken;
import org.townhound.notification.notice.application.SendMail;

/** Sends by SMTP; an answer that does not come in time counts as none. */
public final class SmtpMail implements SendMail {
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    private final ReactiveMailer mailer;

    public SmtpMail(ReactiveMailer mailer) {
        this.mailer = mailer;
    }

    @Override
    public Uni<Void> send(String messageId, Letter letter) {
        Mail mail = Mail.withText(letter.to(), letter.subject(), letter.text()).addHeader("Message-ID", messageId);
        return mailer.send(mail).ifNoItem().after(PATIENCE).fail().onFailure().transform(SmtpMail::told);
    }

    private static MailNotTaken told(Throwable failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof SMTPException refused) {
                return MailNotTaken.refused(refused.isPermanent(), failure);
            }
        }
        return MailNotTaken.unreachable(failure);
    }
}
