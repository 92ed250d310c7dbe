package org.townhound.contracts.notification.v1;

import java.util.UUID;

/**
 * The text of a notice was written and stands as a document; from now on it is sent in exactly these words.
 *
 * @param noticeId the notice
 * @param channel {@code email}, or {@code letter} for somebody without an e-mail address: a clerk reviews and mails it
 * @param documentId the text, with the address that it goes to
 * @param sha256 over the document's nonce and bytes, in 64 hexadecimal digits
 */
public record NoticeWritten(UUID noticeId, String channel, UUID documentId, String sha256)
        implements NotificationEvent {}
