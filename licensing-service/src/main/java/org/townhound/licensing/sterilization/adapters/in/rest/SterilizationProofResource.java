package org.townhound.licensing.sterilization.adapters.in.rest;

import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.Consumes;
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
import org.townhound.licensing.sterilization.application.AcceptingSterilizationProofs;
import org.townhound.licensing.sterilization.application.LookingUpProofs;
import org.townhound.licensing.sterilization.domain.AcceptSterilizationProof;

@Path("/towns/{town}")
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
public class SterilizationProofResource {
    private static final String PROOF = "proofId";

    private final Commands commands;
    private final CurrentCall current;
    private final TownClock clock;
    private final AcceptingSterilizationProofs accepting;
    private final LookingUpProofs lookingUp;

    SterilizationProofResource(
            Commands commands,
            CurrentCall current,
            TownClock clock,
            AcceptingSterilizationProofs accepting,
            LookingUpProofs lookingUp) {
        this.commands = commands;
        this.current = current;
        this.clock = clock;
        this.accepting = accepting;
        this.lookingUp = lookingUp;
    }

    /** Records that the clerk accepted proof that the dog is neutered or spayed. */
    @POST
    @Path("/dogs/{id}/sterilization-proofs")
    @APIResponseSchema(value = SterilizationProofAnswer.class, responseCode = "201")
    public Uni<Response> accept(
            @PathParam("town") String town, @PathParam("id") UUID dogId, SterilizationProofForm form) {
        Occasion occasion = clock.now(town, current.provenance());
        UUID id = Objects.requireNonNullElseGet(form.proofId(), Ids::next);
        AcceptSterilizationProof command = form.command(id, dogId, occasion);
        return commands.run(
                form,
                session -> accepting.accept(session, occasion, command).replaceWith(Made.of(PROOF, id)),
                made -> lookingUp
                        .find(town, dogId, made.id(PROOF))
                        .map(file -> Response.status(Response.Status.CREATED)
                                .entity(SterilizationProofAnswer.of(file))
                                .build()));
    }
}
