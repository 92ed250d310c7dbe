package org.townhound.enforcement.offense.adapters.in.rest;

import io.smallrye.mutiny.Uni;
import jakarta.validation.Valid;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.time.Duration;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.townhound.enforcement.ledger.application.KeepingLedgers;
import org.townhound.enforcement.offense.application.AwaitingAssessments;
import org.townhound.enforcement.offense.application.ReadingOffenses;
import org.townhound.enforcement.offense.application.ReadingOffenses.OffenseReading;
import org.townhound.enforcement.offense.application.RecordingOffenses;
import org.townhound.eventstore.Provenance;
import org.townhound.eventstore.StreamVersion;
import org.townhound.kit.call.CurrentCall;
import org.townhound.kit.clock.Punctuality;
import org.townhound.kit.command.Commands;
import org.townhound.kit.command.Made;
import org.townhound.kit.reading.After;

@Path("/towns/{town}/offenses")
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
public class OffenseResource {
    private static final String OFFENSE = "offenseId";
    private static final String PLACE = "place";
    private static final int CREATED = 201;
    private static final int ACCEPTED = 202;

    private final RecordingOffenses recording;
    private final ReadingOffenses reading;
    private final AwaitingAssessments awaiting;
    private final Punctuality punctuality;
    private final Commands commands;
    private final After after;
    private final CurrentCall current;

    OffenseResource(
            RecordingOffenses recording,
            ReadingOffenses reading,
            AwaitingAssessments awaiting,
            Punctuality punctuality,
            Commands commands,
            After after,
            CurrentCall current) {
        this.recording = recording;
        this.reading = reading;
        this.awaiting = awaiting;
        this.punctuality = punctuality;
        this.commands = commands;
        this.after = after;
        this.current = current;
    }

    /**
     * 201 with the assessment once the ledger has it and everything else that is recorded of the person, 202 before that;
     * {@code Prefer: wait=5} waits for it.
     */
    @POST
    @APIResponseSchema(value = OffenseAnswer.class, responseCode = "201")
    @APIResponse(
            responseCode = "202",
            description = "Recorded, and not assessed yet",
            content = @Content(schema = @Schema(implementation = OffenseAnswer.class)))
    public Uni<Response> record(@PathParam("town") String town, @Valid RecordOffenseRequest request) {
        punctuality.check("/occurredAt", request.occurredAt().toInstant());
        if (request.deviceRecordedAt() != null) {
            punctuality.check("/deviceRecordedAt", request.deviceRecordedAt().toInstant());
        }
        Provenance provenance = current.provenance();
        Duration patience = current.get().waitFor().orElse(Duration.ZERO);
        return commands.run(
                request,
                session -> recording
                        .record(session, provenance, town, request.form())
                        .map(place -> made(request.offenseId(), place)),
                made -> settled(town, made, patience)
                        .map(offense -> answer(offense.isSettled() ? CREATED : ACCEPTED, offense)));
    }

    @GET
    @Path("/{id}")
    public Uni<OffenseAnswer> read(@PathParam("town") String town, @PathParam("id") UUID id) {
        return after.await(current.get(), KeepingLedgers.CONSUMER)
                .chain(() -> reading.read(town, id))
                .map(it -> OffenseAnswer.of(it.offense(), it.ledger()));
    }

    @POST
    @Path("/{id}/voidings")
    @APIResponseSchema(value = OffenseAnswer.class, responseCode = "201")
    public Uni<Response> voidOffense(
            @PathParam("town") String town, @PathParam("id") UUID id, @Valid VoidOffenseRequest request) {
        Provenance provenance = current.provenance();
        Duration patience = current.get().waitFor().orElse(Duration.ZERO);
        return commands.run(
                request,
                session -> recording
                        .voidOffense(session, provenance, town, id, request.wire())
                        .map(place -> made(id, place)),
                made -> settled(town, made, patience).map(offense -> answer(CREATED, offense)));
    }

    private static Made made(UUID offenseId, StreamVersion place) {
        return Made.of(OFFENSE, offenseId).and(PLACE, place);
    }

    private Uni<OffenseReading> settled(String town, Made made, Duration patience) {
        return awaiting.read(town, made.id(OFFENSE), StreamVersion.parse(made.get(PLACE)), patience);
    }

    private static Response answer(int status, OffenseReading offense) {
        return Response.status(status)
                .entity(OffenseAnswer.of(offense.offense(), offense.ledger()))
                .build();
    }
}
