package org.townhound.licensing.keeper.adapters.in.rest;

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
import org.townhound.kit.call.Call;
import org.townhound.kit.call.CurrentCall;
import org.townhound.kit.command.Commands;
import org.townhound.kit.command.Made;
import org.townhound.kit.recording.Occasion;
import org.townhound.kit.recording.TownClock;
import org.townhound.licensing.keeper.application.LookingUpKeepers;
import org.townhound.licensing.keeper.application.RegisteringKeepers;
import org.townhound.licensing.recording.application.Freshness;

@Path("/towns/{town}")
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
public class KeeperResource {
    private static final String KEEPER = "keeperId";

    private final Commands commands;
    private final CurrentCall current;
    private final TownClock clock;
    private final RegisteringKeepers registering;
    private final LookingUpKeepers lookingUp;
    private final Freshness freshness;

    KeeperResource(
            Commands commands,
            CurrentCall current,
            TownClock clock,
            RegisteringKeepers registering,
            LookingUpKeepers lookingUp,
            Freshness freshness) {
        this.commands = commands;
        this.current = current;
        this.clock = clock;
        this.registering = registering;
        this.lookingUp = lookingUp;
        this.freshness = freshness;
    }

    /** Registers a keeper; the name and the address go to the directory and into no event. */
    @POST
    @Path("/keepers")
    @APIResponseSchema(value = KeeperAnswer.class, responseCode = "201")
    public Uni<Response> register(@PathParam("town") String town, KeeperForm form) {
        Occasion occasion = clock.now(town, current.provenance());
        UUID keeper = Objects.requireNonNullElseGet(form.keeperId(), Ids::next);
        String reader = current.get().actor();
        return commands.run(
                form,
                session -> registering
                        .register(session, occasion, form.command(keeper), form.person(keeper))
                        .replaceWith(Made.of(KEEPER, keeper)),
                made -> lookingUp
                        .find(town, made.id(KEEPER), reader)
                        .map(file -> Response.status(Response.Status.CREATED)
                                .entity(KeeperAnswer.of(file))
                                .build()));
    }

    @GET
    @Path("/keepers/{id}")
    public Uni<KeeperAnswer> read(@PathParam("town") String town, @PathParam("id") UUID id) {
        Call call = current.get();
        return freshness
                .await(call)
                .chain(() -> lookingUp.find(town, id, call.actor()))
                .map(KeeperAnswer::of);
    }
}
