package org.townhound.enforcement.offense.adapters.in.rest;

import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.time.Duration;
import java.util.Optional;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.townhound.enforcement.offense.application.AwaitingAssessments;
import org.townhound.enforcement.offense.application.TakingFieldForms;
import org.townhound.enforcement.offense.application.TakingFieldForms.FieldForm;
import org.townhound.eventstore.Provenance;
import org.townhound.eventstore.StreamVersion;
import org.townhound.kit.call.CurrentCall;
import org.townhound.kit.clock.Punctuality;
import org.townhound.kit.command.Commands;
import org.townhound.kit.command.Made;

@Path("/towns/{town}/field-forms")
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
public class FieldFormResource {
    private static final String OFFENSE = "offenseId";
    private static final String PLACE = "place";
    private static final int CREATED = 201;
    private static final int ACCEPTED = 202;

    private final TakingFieldForms taking;
    private final AwaitingAssessments awaiting;
    private final Punctuality punctuality;
    private final Commands commands;
    private final CurrentCall current;

    FieldFormResource(
            TakingFieldForms taking,
            AwaitingAssessments awaiting,
            Punctuality punctuality,
            Commands commands,
            CurrentCall current) {
        this.taking = taking;
        this.awaiting = awaiting;
        this.punctuality = punctuality;
        this.commands = commands;
        this.current = current;
    }

    public record FieldFormAnswer(UUID formId, OffenseAnswer offense) {}

    /** Answers as the recording of an offense does; a form sent again is answered again, under whatever key it comes. */
    @POST
    @APIResponseSchema(value = FieldFormAnswer.class, responseCode = "201")
    @APIResponse(
            responseCode = "202",
            description = "Recorded, and not assessed yet",
            content = @Content(schema = @Schema(implementation = FieldFormAnswer.class)))
    public Uni<Response> take(@PathParam("town") String town, FieldFormRequest request) {
        punctuality.check("/offense/occurredAt", request.offense().occurredAt().toInstant());
        punctuality.check("/deviceRecordedAt", request.deviceRecordedAt().toInstant());
        FieldForm form = new FieldForm(
                request.formId(),
                request.offense().occurredAt().toLocalDate(),
                Optional.ofNullable(request.confirmedOn()),
                request.form(TakingFieldForms.offenseId(town, request.formId())));
        Provenance provenance = current.provenance();
        Duration patience = current.get().waitFor().orElse(Duration.ZERO);
        return commands.run(
                request,
                session -> taking.take(session, provenance, town, form)
                        .map(place ->
                                Made.of(OFFENSE, form.offense().offenseId()).and(PLACE, place)),
                made -> answer(town, request.formId(), made, patience));
    }

    private Uni<Response> answer(String town, UUID formId, Made made, Duration patience) {
        return awaiting.read(town, made.id(OFFENSE), StreamVersion.parse(made.get(PLACE)), patience)
                .map(offense -> Response.status(offense.isSettled() ? CREATED : ACCEPTED)
                        .entity(new FieldFormAnswer(formId, OffenseAnswer.of(offense.offense(), offense.ledger())))
                        .build());
    }
}
