package org.townhound.notification.notice.application;

import io.smallrye.mutiny.Uni;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** A town's notices, the oldest first. */
public interface ListNotices {
    /** The projection that fills the list. */
    String VIEW = "notice-v1";

    /** What to keep; an empty field keeps all. */
    record Filter(Optional<String> status, Optional<String> kind, Optional<UUID> personId) {}

    record Entry(long place, UUID noticeId, UUID personId, String kind, String reference, String status) {}

    Uni<List<Entry>> after(String town, Filter filter, long place, int atMost);
}
