package org.townhound.notification.notice.application;

import io.smallrye.mutiny.Uni;
import java.util.List;
import java.util.UUID;

/** Which notices there is something to do for. A claim keeps other senders away for a minute. */
public interface DueNotices {
    record Due(String town, UUID noticeId) {}

    Uni<List<Due>> claim(int atMost);

    /** Gives back what this instance had claimed before it ended. */
    Uni<Void> release();

    /** Looks at a notice again later, because whom it goes to could not be found out. */
    Uni<Void> postpone(Due due);
}
