package org.townhound.enforcement.citation.adapters.in.rest;

import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.townhound.enforcement.citation.application.PayingCitations;
import org.townhound.enforcement.citation.application.ReadingCitations;
import org.townhound.enforcement.ledger.application.KeepingLedgers;
import org.townhound.enforcement.ledger.application.NoticeAccounts;
import org.townhound.eventstore.Provenance;
import org.townhound.kit.account.PaymentForm;
import org.townhound.kit.account.domain.AccountCommand.ReceivePayment;
import org.townhound.kit.call.CurrentCall;
import org.townhound.kit.clock.Punctuality;
import org.townhound.kit.command.Commands;
import org.townhound.kit.command.Made;
import org.townhound.kit.reading.After;

@Path("/towns/{town}/citations/{number}")
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
public class CitationResource {
    private static final String PAYMENT = "paymentId";

    private final ReadingCitations reading;
    private final PayingCitations paying;
    private final Punctuality punctuality;
    private final Commands commands;
    private final After after;
    private final CurrentCall current;

    CitationResource(
            ReadingCitations reading,
            PayingCitations paying,
            Punctuality punctuality,
            Commands commands,
            After after,
            CurrentCall current) {
        this.reading = reading;
        this.paying = paying;
        this.punctuality = punctuality;
        this.commands = commands;
        this.after = after;
        this.current = current;
    }

    @GET
    public Uni<CitationAnswer> read(@PathParam("town") String town, @PathParam("number") String number) {
        return after.await(current.get(), KeepingLedgers.CONSUMER)
                .chain(() -> reading.read(town, number))
                .map(CitationAnswer::of);
    }

    /** What is owed, or a part of it. */
    @POST
    @Path("/payments")
    @APIResponseSchema(value = CitationAnswer.class, responseCode = "201")
    public Uni<Response> pay(@PathParam("town") String town, @PathParam("number") String number, PaymentForm form) {
        Provenance provenance = current.provenance();
        ReceivePayment payment =
                form.payment(NoticeAccounts.accountId(town, number), provenance.recordedAt(), punctuality);
        return commands.run(
                form,
                session -> paying.pay(session, provenance, town, number, payment)
                        .map(place -> Made.of(PAYMENT, form.paymentId()).and("place", place)),
                made -> reading.read(town, number)
                        .map(citation -> Response.status(Response.Status.CREATED)
                                .entity(CitationAnswer.of(citation, made.id(PAYMENT)))
                                .build()));
    }
}
