package org.townhound.contracts.notification.v1;

import java.util.UUID;

/**
 * A mail server took the notice. A mail that was sent but never confirmed goes out again under the same Message-ID, so
 * "once" is counted by it.
 *
 * @param noticeId the notice
 * @param messageId the mail's Message-ID, with its angle brackets
 * @param attempt one for the first
 */
public record NoticeSent(UUID noticeId, String messageId, int attempt) implements NotificationEvent {}
