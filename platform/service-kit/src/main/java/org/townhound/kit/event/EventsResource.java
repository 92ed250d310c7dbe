package org.townhound.kit.event;

import io.smallrye.mutiny.Uni;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.townhound.eventstore.Lanes;
import org.townhound.eventstore.SealedEvent;
import org.townhound.eventstore.SealedEventJson;
import org.townhound.eventstore.SealedReader;

/** The service's sealed events for another service whose copy of the topic has a gap. */
@Path("/platform/events")
public class EventsResource {
    private static final int MOST = 500;

    private final SealedReader events;
    private final String service;

    EventsResource(SealedReader events, @ConfigProperty(name = "townhound.service") String service) {
        this.events = events;
        this.service = service;
    }

    /**
     * A piece of one lane, in order, as {@link SealedEventJson} writes it; empty at the lane's end.
     *
     * @param lane the partition, from zero
     * @param from the first place in the lane, from one
     * @param limit at most so many events
     */
    @GET
    @Produces(MediaType.APPLICATION_JSON)
    @APIResponse(
            responseCode = "200",
            description = "The events as the topic has them: each attribute as text, and the payload as one text",
            content = @Content(schema = @Schema(type = SchemaType.ARRAY, implementation = SealedEvent.class)))
    public Uni<String> lane(
            @QueryParam("lane") @NotNull @Min(0) @Max(Lanes.COUNT - 1) Integer lane,
            @QueryParam("from") @NotNull @Min(1) Long from,
            @QueryParam("limit") @DefaultValue("100") @Min(1) @Max(MOST) int limit) {
        return events.lane(lane, from, limit).map(found -> SealedEventJson.write(service, found));
    }
}
