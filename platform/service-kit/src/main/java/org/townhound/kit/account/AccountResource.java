package org.townhound.kit.account;

import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Function;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.eventstore.Provenance;
import org.townhound.eventstore.UnitOfWork;
import org.townhound.kit.account.domain.AccountCommand.AtTheCounter;
import org.townhound.kit.call.Call;
import org.townhound.kit.call.CurrentCall;
import org.townhound.kit.command.Commands;
import org.townhound.kit.command.Made;
import org.townhound.kit.problem.ProblemException;
import org.townhound.kit.reading.After;

/** The accounts of a service, alike in every one: 404 for one that has no line yet. */
@Path("/towns/{town}/accounts/{id}")
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
public class AccountResource {
    private final Accounts accounts;
    private final KeepingAccounts keeping;
    private final UnitOfWork unitOfWork;
    private final Commands commands;
    private final CurrentCall current;
    private final After after;
    private final Optional<String> reader;

    /** {@code reader} is the projection or consumer that assesses the service's charges, for {@code ?after=}. */
    AccountResource(
            Accounts accounts,
            KeepingAccounts keeping,
            UnitOfWork unitOfWork,
            Commands commands,
            CurrentCall current,
            After after,
            @ConfigProperty(name = "townhound.accounts.reader") Optional<String> reader) {
        this.accounts = accounts;
        this.keeping = keeping;
        this.unitOfWork = unitOfWork;
        this.commands = commands;
        this.current = current;
        this.after = after;
        this.reader = reader;
    }

    /** Reads the account; with {@code ?after=} once whatever that place leads to has been assessed. */
    @GET
    public Uni<AccountAnswer> read(@PathParam("town") String town, @PathParam("id") UUID id) {
        Call call = current.get();
        return reader.map(name -> after.await(call, name))
                .orElseGet(() -> Uni.createFrom().voidItem())
                .chain(() -> answer(town, id));
    }

    /** Gives up what is still owed, on one charge or on all. */
    @POST
    @Path("/waivers")
    @APIResponseSchema(value = AccountAnswer.class, responseCode = "201")
    public Uni<Response> waive(@PathParam("town") String town, @PathParam("id") UUID id, WaiverForm form) {
        return carryOut(town, id, form, provenance -> form.command(id, provenance));
    }

    /** Voids a payment: what it paid is owed again. */
    @POST
    @Path("/payment-voidings")
    @APIResponseSchema(value = AccountAnswer.class, responseCode = "201")
    public Uni<Response> voidPayment(@PathParam("town") String town, @PathParam("id") UUID id, VoidingForm form) {
        return carryOut(town, id, form, provenance -> form.command(id, provenance));
    }

    /** Pays back what the town owes. */
    @POST
    @Path("/refunds")
    @APIResponseSchema(value = AccountAnswer.class, responseCode = "201")
    public Uni<Response> refund(@PathParam("town") String town, @PathParam("id") UUID id, RefundForm form) {
        return carryOut(town, id, form, provenance -> form.command(id, provenance));
    }

    private Uni<Response> carryOut(String town, UUID id, Object form, Function<Provenance, AtTheCounter> command) {
        Provenance provenance = current.provenance();
        AtTheCounter asked = command.apply(provenance);
        return commands.run(
                form,
                session -> known(session, town, id)
                        .chain(() -> keeping.carryOut(session, provenance, town, asked))
                        .map(place -> Made.of("place", place)),
                _ -> answer(town, id)
                        .map(account -> Response.status(Response.Status.CREATED)
                                .entity(account)
                                .build()));
    }

    private Uni<AccountAnswer> answer(String town, UUID id) {
        return unitOfWork.run(session -> known(session, town, id)).map(AccountAnswer::of);
    }

    private Uni<OpenAccount> known(Mutiny.Session session, String town, UUID id) {
        return accounts.open(session, town, id).invoke(account -> {
            if (account.version() == 0) {
                throw ProblemException.notFound();
            }
        });
    }
}
