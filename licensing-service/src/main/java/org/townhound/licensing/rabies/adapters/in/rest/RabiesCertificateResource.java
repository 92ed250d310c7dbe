package org.townhound.licensing.rabies.adapters.in.rest;

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
import org.townhound.licensing.rabies.application.LookingUpCertificates;
import org.townhound.licensing.rabies.application.RecordingRabiesCertificates;
import org.townhound.licensing.rabies.domain.RecordRabiesCertificate;

@Path("/towns/{town}")
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
public class RabiesCertificateResource {
    private static final String CERTIFICATE = "certificateId";

    private final Commands commands;
    private final CurrentCall current;
    private final TownClock clock;
    private final RecordingRabiesCertificates recording;
    private final LookingUpCertificates lookingUp;

    RabiesCertificateResource(
            Commands commands,
            CurrentCall current,
            TownClock clock,
            RecordingRabiesCertificates recording,
            LookingUpCertificates lookingUp) {
        this.commands = commands;
        this.current = current;
        this.clock = clock;
        this.recording = recording;
        this.lookingUp = lookingUp;
    }

    /** Puts a certificate of vaccination into the dog's file. */
    @POST
    @Path("/dogs/{id}/rabies-certificates")
    @APIResponseSchema(value = RabiesCertificateAnswer.class, responseCode = "201")
    public Uni<Response> record(
            @PathParam("town") String town, @PathParam("id") UUID dogId, RabiesCertificateForm form) {
        Occasion occasion = clock.now(town, current.provenance());
        UUID id = Objects.requireNonNullElseGet(form.certificateId(), Ids::next);
        RecordRabiesCertificate command = form.command(id, dogId, occasion);
        return commands.run(
                form,
                session -> recording.record(session, occasion, command).replaceWith(Made.of(CERTIFICATE, id)),
                made -> lookingUp
                        .find(town, dogId, made.id(CERTIFICATE))
                        .map(file -> Response.status(Response.Status.CREATED)
                                .entity(RabiesCertificateAnswer.of(file))
                                .build()));
    }
}
