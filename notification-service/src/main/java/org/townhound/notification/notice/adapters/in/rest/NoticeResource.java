package org.townhound.notification.notice.adapters.in.rest;

import io.smallrye.mutiny.Uni;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Pattern;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.util.Optional;
import java.util.UUID;
import org.townhound.kit.call.Call;
import org.townhound.kit.call.CurrentCall;
import org.townhound.kit.reading.After;
import org.townhound.notification.notice.application.ListNotices;
import org.townhound.notification.notice.application.ReadingNotices;

@Path("/towns/{town}/notices")
@Produces(MediaType.APPLICATION_JSON)
public class NoticeResource {
    private static final int MOST = 200;

    private final CurrentCall current;
    private final After after;
    private final ListNotices list;
    private final ReadingNotices reading;

    NoticeResource(CurrentCall current, After after, ListNotices list, ReadingNotices reading) {
        this.current = current;
        this.after = after;
        this.list = list;
        this.reading = reading;
    }

    /** The town's notices, the oldest first, a page at a time. */
    @GET
    public Uni<NoticeListAnswer> list(
            @PathParam("town") String town,
            @QueryParam("status")
                    @Pattern(
                            regexp = "queued|sending|letter|sent|failed",
                            message = "must be one of queued, sending, letter, sent, failed")
                    String status,
            @QueryParam("kind") @Pattern(regexp = "[a-z-]{1,40}", message = "must be the name of a kind of notice")
                    String kind,
            @QueryParam("personId") UUID personId,
            @QueryParam("cursor") @DefaultValue("0") @Min(0) long cursor,
            @QueryParam("limit") @DefaultValue("50") @Min(1) @Max(MOST) int limit) {
        ListNotices.Filter filter = new ListNotices.Filter(
                Optional.ofNullable(status), Optional.ofNullable(kind), Optional.ofNullable(personId));
        return after.await(current.get(), ListNotices.VIEW)
                .chain(() -> list.after(town, filter, cursor, limit + 1))
                .map(found -> NoticeListAnswer.of(found, limit));
    }

    @GET
    @Path("/{id}")
    public Uni<NoticeAnswer> read(@PathParam("town") String town, @PathParam("id") UUID id) {
        Call call = current.get();
        return after.await(call, ListNotices.VIEW)
                .chain(() -> reading.find(town, id, call.actor()))
                .map(NoticeAnswer::of);
    }
}
