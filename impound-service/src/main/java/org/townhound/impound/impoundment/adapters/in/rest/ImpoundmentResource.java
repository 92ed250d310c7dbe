package org.townhound.impound.impoundment.adapters.in.rest;

import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.townhound.eventstore.Ids;
import org.townhound.eventstore.StreamVersion;
import org.townhound.impound.impoundment.application.IdentifyingKeepers;
import org.townhound.impound.impoundment.application.LookingUpImpoundments;
import org.townhound.impound.impoundment.application.TakingIn;
import org.townhound.impound.impoundment.domain.ImpoundmentCommand.IdentifyKeeper;
import org.townhound.kit.call.CurrentCall;
import org.townhound.kit.command.Commands;
import org.townhound.kit.command.Made;
import org.townhound.kit.reading.After;
import org.townhound.kit.recording.Occasion;
import org.townhound.kit.recording.TownClock;

@Path("/towns/{town}")
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
public class ImpoundmentResource {
    static final String VIEW = "custody-v1";
    private static final String IMPOUNDMENT = "impoundmentId";

    private final Commands commands;
    private final CurrentCall current;
    private final TownClock clock;
    private final TakingIn takingIn;
    private final IdentifyingKeepers identifying;
    private final LookingUpImpoundments lookingUp;
    private final After after;

    ImpoundmentResource(
            Commands commands,
            CurrentCall current,
            TownClock clock,
            TakingIn takingIn,
            IdentifyingKeepers identifying,
            LookingUpImpoundments lookingUp,
            After after) {
        this.commands = commands;
        this.current = current;
        this.clock = clock;
        this.takingIn = takingIn;
        this.identifying = identifying;
        this.lookingUp = lookingUp;
        this.after = after;
    }

    /** Takes a dog in; the form sent twice under one id is one impoundment. */
    @POST
    @Path("/impoundments")
    @APIResponseSchema(value = ImpoundmentAnswer.class, responseCode = "201")
    public Uni<Response> takeIn(@PathParam("town") String town, IntakeRequest form) {
        Occasion occasion = clock.told(town, current.provenance(), "/takenInAt", Optional.ofNullable(form.takenInAt()));
        UUID id = Objects.requireNonNullElseGet(form.impoundmentId(), Ids::next);
        return commands.run(
                form,
                session -> takingIn.takeIn(session, occasion, form.form(id)).map(place -> made(id, place)),
                made -> created(town, made));
    }

    /** Records whose dog it is; said again otherwise, the later word holds. */
    @POST
    @Path("/impoundments/{id}/identifications")
    @APIResponseSchema(value = ImpoundmentAnswer.class, responseCode = "201")
    public Uni<Response> identify(
            @PathParam("town") String town, @PathParam("id") UUID id, IdentificationRequest form) {
        Occasion occasion = clock.now(town, current.provenance());
        IdentifyKeeper command = form.command(occasion.happened().on());
        return commands.run(
                form,
                session -> identifying.identify(session, occasion, id, command).map(place -> made(id, place)),
                made -> created(town, made));
    }

    @GET
    @Path("/impoundments/{id}")
    public Uni<ImpoundmentAnswer> read(@PathParam("town") String town, @PathParam("id") UUID id) {
        return after.await(current.get(), VIEW)
                .chain(() -> lookingUp.find(town, id))
                .map(ImpoundmentAnswer::of);
    }

    private static Made made(UUID id, StreamVersion place) {
        return Made.of(IMPOUNDMENT, id).and("place", place);
    }

    private Uni<Response> created(String town, Made made) {
        return lookingUp
                .find(town, made.id(IMPOUNDMENT))
                .map(file -> Response.status(Response.Status.CREATED)
                        .entity(ImpoundmentAnswer.of(file))
                        .build());
    }
}
