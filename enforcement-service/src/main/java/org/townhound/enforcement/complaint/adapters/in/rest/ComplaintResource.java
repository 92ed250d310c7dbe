package org.townhound.enforcement.complaint.adapters.in.rest;

import io.smallrye.mutiny.Uni;
import jakarta.validation.constraints.NotBlank;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.townhound.contracts.enforcement.v1.ComplaintFiled;
import org.townhound.enforcement.complaint.application.ComplaintForm;
import org.townhound.enforcement.complaint.application.Complaints;
import org.townhound.enforcement.complaint.application.FilingComplaints;
import org.townhound.eventstore.Ids;
import org.townhound.eventstore.Provenance;
import org.townhound.kit.call.CurrentCall;
import org.townhound.kit.clock.Punctuality;
import org.townhound.kit.command.Commands;
import org.townhound.kit.command.Made;
import org.townhound.kit.document.Contents;
import org.townhound.kit.problem.ProblemException;
import org.townhound.kit.town.Towns;

@Path("/towns/{town}/complaints")
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
public class ComplaintResource {
    private static final String COMPLAINT = "complaintId";
    private static final String PLACE = "place";
    private static final String FILED = "filed";

    private final FilingComplaints filing;
    private final Complaints complaints;
    private final Contents contents;
    private final StatusCodes codes;
    private final Punctuality punctuality;
    private final Towns towns;
    private final Commands commands;
    private final CurrentCall current;

    ComplaintResource(
            FilingComplaints filing,
            Complaints complaints,
            Contents contents,
            StatusCodes codes,
            Punctuality punctuality,
            Towns towns,
            Commands commands,
            CurrentCall current) {
        this.filing = filing;
        this.complaints = complaints;
        this.contents = contents;
        this.codes = codes;
        this.punctuality = punctuality;
        this.towns = towns;
        this.commands = commands;
        this.current = current;
    }

    /** Files a complaint, without a token; the status code of the answer is how its complainant follows it. */
    @POST
    @APIResponseSchema(value = ComplaintAnswer.class, responseCode = "201")
    public Uni<Response> file(@PathParam("town") String town, FileComplaintRequest request) {
        if (request.occurredAt() != null) {
            punctuality.check("/occurredAt", request.occurredAt().toInstant());
        }
        ComplaintForm form = request.form(contents.text("/narrative", request.narrative()));
        UUID id = Ids.next();
        Provenance provenance = current.provenance();
        return commands.run(
                request,
                session -> filing.file(session, provenance, town, id, form)
                        .map(place -> Made.of(COMPLAINT, id).and(PLACE, place)),
                made -> complaints
                        .find(town, made.id(COMPLAINT))
                        .map(filed -> Response.status(Response.Status.CREATED)
                                .entity(answer(town, filed, codes.of(town, filed.complaintId()), made.get(PLACE)))
                                .build()));
    }

    /** How a complaint stands, for whoever has its code; 404 with another code, as for a complaint that is not there. */
    @GET
    @Path("/{id}/status")
    public Uni<ComplaintAnswer> status(
            @PathParam("town") String town, @PathParam("id") UUID id, @QueryParam("code") @NotBlank String code) {
        if (!codes.fits(code, town, id)) {
            throw ProblemException.notFound();
        }
        return complaints.find(town, id).map(filed -> answer(town, filed, null, null));
    }

    private ComplaintAnswer answer(String town, ComplaintFiled filed, String code, String place) {
        return new ComplaintAnswer(
                filed.complaintId(), FILED, filed.kind(), towns.civilDate(town, filed.filedAt()), code, place);
    }
}
