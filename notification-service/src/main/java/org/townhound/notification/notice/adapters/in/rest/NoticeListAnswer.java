package org.townhound.notification.notice.adapters.in.rest;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.UUID;
import org.townhound.notification.notice.application.ListNotices;

/** A page of notices; {@code next} is the cursor of the page after it, and is not there on the last one. */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record NoticeListAnswer(List<Item> notices, Long next) {
    /** One notice in short. */
    public record Item(UUID noticeId, UUID personId, String kind, String reference, String status) {}

    /** One entry more than {@code limit} was asked for tells that there is another page. */
    static NoticeListAnswer of(List<ListNotices.Entry> found, int limit) {
        List<ListNotices.Entry> page = found.subList(0, Math.min(limit, found.size()));
        Long next = found.size() > limit ? page.getLast().place() : null;
        return new NoticeListAnswer(page.stream().map(NoticeListAnswer::item).toList(), next);
    }

    private static Item item(ListNotices.Entry entry) {
        return new Item(entry.noticeId(), entry.personId(), entry.kind(), entry.reference(), entry.status());
    }
}
