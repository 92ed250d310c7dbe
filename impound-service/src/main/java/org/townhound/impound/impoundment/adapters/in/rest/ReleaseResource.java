package org.townhound.impound.impoundment.adapters.in.rest;

import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.townhound.impound.impoundment.application.LookingUpImpoundments;
import org.townhound.impound.impoundment.application.ReleasingDogs;
import org.townhound.impound.impoundment.application.TakingPayments;
import org.townhound.kit.account.PaymentForm;
import org.townhound.kit.account.domain.AccountCommand.ReceivePayment;
import org.townhound.kit.call.CurrentCall;
import org.townhound.kit.clock.Punctuality;
import org.townhound.kit.command.Commands;
import org.townhound.kit.command.Made;
import org.townhound.kit.json.Forms;
import org.townhound.kit.problem.ProblemException;
import org.townhound.kit.reading.After;
import org.townhound.kit.recording.Occasion;
import org.townhound.kit.recording.Occurrence;
import org.townhound.kit.recording.TownClock;

@Path("/towns/{town}")
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
public class ReleaseResource {
    private static final String AT = "at";
    private static final String IMPOUNDMENT = "impoundmentId";

    private final Commands commands;
    private final CurrentCall current;
    private final TownClock clock;
    private final Punctuality punctuality;
    private final TakingPayments paying;
    private final ReleasingDogs releasing;
    private final LookingUpImpoundments lookingUp;
    private final After after;

    ReleaseResource(
            Commands commands,
            CurrentCall current,
            TownClock clock,
            Punctuality punctuality,
            TakingPayments paying,
            ReleasingDogs releasing,
            LookingUpImpoundments lookingUp,
            After after) {
        this.commands = commands;
        this.current = current;
        this.clock = clock;
        this.punctuality = punctuality;
        this.paying = paying;
        this.releasing = releasing;
        this.lookingUp = lookingUp;
        this.after = after;
    }

    /** What is to be paid and shown now or, with {@code at}, at another instant, by what is known now. */
    @GET
    @Path("/impoundments/{id}/release-statement")
    public Uni<StatementAnswer> statement(
            @PathParam("town") String town, @PathParam("id") UUID id, @QueryParam(AT) String at) {
        Occurrence when = clock.at(town, at == null ? current.provenance().recordedAt() : instant(at));
        return after.await(current.get(), ImpoundmentResource.VIEW)
                .chain(() -> lookingUp.statement(town, id, when, AT))
                .map(prepared -> StatementAnswer.of(id, prepared));
    }

    /** Takes what is owed until then, or a part of it, and answers with the receipt. */
    @POST
    @Path("/impoundments/{id}/payments")
    @APIResponseSchema(value = ImpoundmentAnswer.class, responseCode = "201")
    public Uni<Response> pay(@PathParam("town") String town, @PathParam("id") UUID id, PaymentForm form) {
        Occasion occasion =
                clock.told(town, current.provenance(), "/receivedAt", Optional.ofNullable(form.receivedAt()));
        ReceivePayment payment = form.payment(id, occasion.happened().at(), punctuality);
        return commands.run(
                form,
                session -> paying.pay(session, occasion, payment)
                        .map(place -> Made.of(IMPOUNDMENT, id)
                                .and("paymentId", form.paymentId())
                                .and("place", place)),
                made -> lookingUp
                        .find(town, id)
                        .map(file -> Response.status(Response.Status.CREATED)
                                .entity(ImpoundmentAnswer.paid(file, made.id("paymentId")))
                                .build()));
    }

    /** Hands the dog over; refused with the first thing that is missing, and then nothing is recorded. */
    @POST
    @Path("/impoundments/{id}/release")
    @APIResponseSchema(value = ImpoundmentAnswer.class, responseCode = "201")
    public Uni<Response> release(@PathParam("town") String town, @PathParam("id") UUID id, ReleaseRequest form) {
        Occasion occasion =
                clock.told(town, current.provenance(), "/releasedAt", Optional.ofNullable(form.releasedAt()));
        return commands.run(
                form,
                session -> releasing
                        .release(session, occasion, id)
                        .map(place -> Made.of(IMPOUNDMENT, id).and("place", place)),
                made -> lookingUp
                        .find(town, made.id(IMPOUNDMENT))
                        .map(file -> Response.status(Response.Status.CREATED)
                                .entity(ImpoundmentAnswer.of(file))
                                .build()));
    }

    private static Instant instant(String at) {
        try {
            return Forms.instant(at);
        } catch (DateTimeException | IllegalArgumentException unreadable) {
            throw ProblemException.badField(
                    AT, "The parameter at must be an instant with its offset, such as 2026-03-05T10:00:00-05:00.");
        }
    }
}
