package org.townhound.enforcement.assessment.adapters.in.rest;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import org.townhound.enforcement.assessment.application.AssessingFacts;
import org.townhound.enforcement.assessment.application.AssessingFacts.Outcome;
import org.townhound.kit.problem.ProblemException;

@Path("/towns/{town}/assessments")
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
public class AssessmentResource {
    private final AssessingFacts assessing;

    AssessmentResource(AssessingFacts assessing) {
        this.assessing = assessing;
    }

    /** Judges facts and records nothing, so it needs no Idempotency-Key. */
    @POST
    public AssessmentAnswer assess(@PathParam("town") String town, AssessmentRequest request) {
        return switch (assessing.assess(town, request.inquiry())) {
            case Outcome.Assessed assessed -> AssessmentAnswer.of(assessed.law(), assessed.assessment());
            case Outcome.Unfit unfit ->
                throw ProblemException.badField(pointer(unfit), unfit.name() + " " + unfit.wrong());
        };
    }

    private static String pointer(Outcome.Unfit unfit) {
        return unfit.part().equals("facts")
                ? "/facts/" + unfit.name().replace("~", "~0").replace("/", "~1")
                : "/" + unfit.part();
    }
}
