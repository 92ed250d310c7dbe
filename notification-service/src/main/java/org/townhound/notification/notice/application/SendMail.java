package org.townhound.notification.notice.application;

import io.smallrye.mutiny.Uni;

/** Hands a mail to a mail server, and completes when the server has taken it. */
@FunctionalInterface
public interface SendMail {
    /**
     * Sends it; fails with a {@link MailNotTaken} only.
     *
     * @param messageId with its angle brackets; the same at every attempt
     */
    Uni<Void> send(String messageId, Letter letter);
}
