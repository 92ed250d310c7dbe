package org.townhound.enforcement.ledger.adapters.in.rest;

import io.smallrye.mutiny.Uni;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.util.UUID;
import org.townhound.enforcement.ledger.application.CountingOffenses;
import org.townhound.enforcement.ledger.application.KeepingLedgers;
import org.townhound.kit.call.CurrentCall;
import org.townhound.kit.reading.After;

@Path("/towns/{town}/keepers/{id}/offense-counts")
@Produces(MediaType.APPLICATION_JSON)
public class OffenseCountsResource {
    private final CountingOffenses counting;
    private final After after;
    private final CurrentCall current;

    OffenseCountsResource(CountingOffenses counting, After after, CurrentCall current) {
        this.counting = counting;
        this.after = after;
        this.current = current;
    }

    @GET
    public Uni<OffenseCountsAnswer> read(
            @PathParam("town") String town,
            @PathParam("id") UUID keeper,
            @QueryParam("year") @NotNull @Min(1) @Max(9999) Integer year) {
        return after.await(current.get(), KeepingLedgers.CONSUMER)
                .chain(() -> counting.of(town, keeper, year))
                .map(found -> OffenseCountsAnswer.of(keeper, year, found));
    }
}
