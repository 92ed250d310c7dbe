package org.townhound.notification.notice.application;

import org.townhound.contracts.notification.v1.NoticeQueued;

/** Puts a notice into plain words. */
@FunctionalInterface
public interface ComposeText {
    /** The text, with line feeds. */
    String compose(NoticeQueued notice, Recipient recipient, String townName, String office);
}
