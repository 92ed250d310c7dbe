package org.townhound.notification.feed.adapters.in.rest;

import io.smallrye.mutiny.Multi;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.sse.OutboundSseEvent;
import jakarta.ws.rs.sse.Sse;
import java.time.Duration;
import java.time.Instant;
import org.eclipse.microprofile.openapi.annotations.enums.ParameterIn;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.townhound.notification.feed.application.Feed;
import org.townhound.notification.feed.application.FeedItem;

/** A town's events from every service, as they happen. */
@Path("/towns/{town}/events")
public class FeedResource {
    private static final long COME_BACK_AFTER_MILLIS = 1_000;
    private static final Duration SHORTEST = Duration.ofMillis(1);

    private final Feed feed;
    private final FeedBeginning beginning;
    private final Sse sse;

    FeedResource(Feed feed, FeedBeginning beginning, Sse sse) {
        this.feed = feed;
        this.beginning = beginning;
        this.sse = sse;
    }

    /**
     * Server-sent events: each stream's events in version order, each once by its id, from the oldest that is kept or
     * after {@code Last-Event-ID}. The stream ends when the token does.
     */
    @GET
    @Produces(MediaType.SERVER_SENT_EVENTS)
    @Parameter(
            name = HttpHeaders.LAST_EVENT_ID_HEADER,
            in = ParameterIn.HEADER,
            description = "The id of the last event that was seen",
            schema = @Schema(type = SchemaType.STRING))
    @APIResponse(
            responseCode = "200",
            description = "Events, each with the place after which the next one comes",
            content = @Content(mediaType = MediaType.SERVER_SENT_EVENTS, schema = @Schema(type = SchemaType.STRING)))
    public Multi<OutboundSseEvent> follow(@PathParam("town") String town) {
        return feed.follow(town, beginning.place())
                .select()
                .first(untilTheTokenEnds())
                .map(this::event);
    }

    private OutboundSseEvent event(FeedItem item) {
        return item.place()
                .map(place -> sse.newEventBuilder()
                        .id(place.toString())
                        .data(String.class, item.json())
                        .build())
                .orElseGet(() -> sse.newEventBuilder()
                        .comment("alive")
                        .reconnectDelay(COME_BACK_AFTER_MILLIS)
                        .build());
    }

    /** Tokens end by real time, whatever a simulated clock says. */
    private Duration untilTheTokenEnds() {
        Duration left = Duration.between(Instant.now(), beginning.tokenEnds());
        return left.compareTo(SHORTEST) > 0 ? left : SHORTEST;
    }
}
