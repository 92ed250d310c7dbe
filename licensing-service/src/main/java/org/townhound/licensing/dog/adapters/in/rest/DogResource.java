package org.townhound.licensing.dog.adapters.in.rest;

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
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.townhound.eventstore.Ids;
import org.townhound.kit.call.CurrentCall;
import org.townhound.kit.command.Commands;
import org.townhound.kit.command.Made;
import org.townhound.kit.recording.Occasion;
import org.townhound.kit.recording.TownClock;
import org.townhound.licensing.dog.application.LookingUpDogs;
import org.townhound.licensing.dog.application.RegisteringDogs;
import org.townhound.licensing.dog.domain.RegisterDog;
import org.townhound.licensing.recording.application.Freshness;

@Path("/towns/{town}")
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
public class DogResource {
    private static final String DOG = "dogId";

    private final Commands commands;
    private final CurrentCall current;
    private final TownClock clock;
    private final RegisteringDogs registering;
    private final LookingUpDogs lookingUp;
    private final Freshness freshness;

    DogResource(
            Commands commands,
            CurrentCall current,
            TownClock clock,
            RegisteringDogs registering,
            LookingUpDogs lookingUp,
            Freshness freshness) {
        this.commands = commands;
        this.current = current;
        this.clock = clock;
        this.registering = registering;
        this.lookingUp = lookingUp;
        this.freshness = freshness;
    }

    /** Registers a dog of a keeper whom this town knows. */
    @POST
    @Path("/dogs")
    @APIResponseSchema(value = DogAnswer.class, responseCode = "201")
    public Uni<Response> register(@PathParam("town") String town, DogForm form) {
        Occasion occasion = clock.now(town, current.provenance());
        RegisterDog command = form.command(Objects.requireNonNullElseGet(form.dogId(), Ids::next), occasion);
        return commands.run(
                form,
                session -> registering.register(session, occasion, command).replaceWith(Made.of(DOG, command.dogId())),
                made -> lookingUp
                        .find(town, made.id(DOG))
                        .map(file -> Response.status(Response.Status.CREATED)
                                .entity(DogAnswer.of(file))
                                .build()));
    }

    @GET
    @Path("/dogs/{id}")
    public Uni<DogAnswer> read(@PathParam("town") String town, @PathParam("id") UUID id) {
        return freshness
                .await(current.get())
                .chain(() -> lookingUp.find(town, id))
                .map(DogAnswer::of);
    }
}
