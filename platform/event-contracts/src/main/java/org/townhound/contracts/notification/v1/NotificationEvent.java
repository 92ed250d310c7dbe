package org.townhound.contracts.notification.v1;

import org.townhound.contracts.Event;

/** What notification publishes on {@code townhound.notification}. */
public sealed interface NotificationEvent extends Event permits NoticeQueued, NoticeWritten, NoticeSent, NoticeFailed {}
