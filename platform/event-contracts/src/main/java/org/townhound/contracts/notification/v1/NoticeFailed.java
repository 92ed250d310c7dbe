package org.townhound.contracts.notification.v1;

import java.util.UUID;

/**
 * A mail server did not take the notice.
 *
 * @param noticeId the notice
 * @param attempt one for the first
 * @param reason {@code unreachable} or {@code refused}
 * @param givenUp whether it is not tried again: a clerk reviews it as a letter
 */
public record NoticeFailed(UUID noticeId, int attempt, String reason, boolean givenUp) implements NotificationEvent {}
