package org.townhound.notification.notice.adapters.out.views;

import io.smallrye.mutiny.Uni;
import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.Row;
import io.vertx.mutiny.sqlclient.Tuple;
import java.util.List;
import org.townhound.notification.notice.application.DueNotices;
import org.townhound.notification.notice.application.ListNotices;

/** Reads what {@link NoticeProjection} wrote, and notes which sender looks at what. */
public final class NoticeTable implements ListNotices, DueNotices {
    private static final String LIST = """
            select queued_seq, notice_id, person_id, kind, reference, status from app.notice_v1
            where town = $1 and queued_seq > $2 and ($3::text is null or status = $3) and ($4::text is null or kind = $4)
              and ($5::uuid is null or person_id = $5)
            order by queued_seq limit $6""";
    private static final String IS_DUE = """
            try_at <= clock_timestamp() and (claimed_until is null or claimed_until < clock_timestamp())""";
    /** Takes no lock: an idle sender that locked at each look would write to the disk all day. */
    private static final String WORK_WAITS = "select 1 from app.notice_v1 where " + IS_DUE + " limit 1";

    private static final String CLAIM = """
            update app.notice_v1 set claimed_by = $1, claimed_until = clock_timestamp() + interval '60 seconds'
            where notice_id in (
                select notice_id from app.notice_v1 where\s""" + IS_DUE + """
                 order by try_at limit $2 for update skip locked)
            returning town, notice_id""";
    private static final String RELEASE = "update app.notice_v1 set claimed_until = null where claimed_by = $1";
    private static final String POSTPONE = """
            update app.notice_v1 set try_at = clock_timestamp() + interval '5 seconds', claimed_until = null
            where notice_id = $1 and try_at is not null""";

    private final Pool database;
    private final String instance;

    public NoticeTable(Pool database, String instance) {
        this.database = database;
        this.instance = instance;
    }

    @Override
    public Uni<List<Entry>> after(String town, Filter filter, long place, int atMost) {
        return database.preparedQuery(LIST)
                .mapping(NoticeTable::entry)
                .execute(Tuple.tuple()
                        .addString(town)
                        .addLong(place)
                        .addString(filter.status().orElse(null))
                        .addString(filter.kind().orElse(null))
                        .addUUID(filter.personId().orElse(null))
                        .addInteger(atMost))
                .map(rows -> rows.stream().toList());
    }

    @Override
    public Uni<List<Due>> claim(int atMost) {
        return database.query(WORK_WAITS)
                .execute()
                .flatMap(work -> work.size() == 0
                        ? Uni.createFrom().item(List.of())
                        : database.preparedQuery(CLAIM)
                                .mapping(row -> new Due(row.getString("town"), row.getUUID("notice_id")))
                                .execute(Tuple.of(instance, atMost))
                                .map(rows -> rows.stream().toList()));
    }

    @Override
    public Uni<Void> release() {
        return database.preparedQuery(RELEASE).execute(Tuple.of(instance)).replaceWithVoid();
    }

    @Override
    public Uni<Void> postpone(Due due) {
        return database.preparedQuery(POSTPONE)
                .execute(Tuple.of(due.noticeId()))
                .replaceWithVoid();
    }

    private static Entry entry(Row row) {
        return new Entry(
                row.getLong("queued_seq"),
                row.getUUID("notice_id"),
                row.getUUID("person_id"),
                row.getString("kind"),
                row.getString("reference"),
                row.getString("status"));
    }
}
