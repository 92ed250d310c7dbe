package org.townhound.kit.sample;

import io.smallrye.mutiny.Uni;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.eventstore.Reservations;
import org.townhound.kit.command.Commands;
import org.townhound.kit.command.Made;
import org.townhound.kit.problem.ProblemException;

/** A command as a service would write it: it takes a number, slowly if asked to, and refuses a negative wish. */
@Path("/towns/{town}/numbers")
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
public class CountedResource {
    private final Commands commands;
    private final Reservations reservations;

    CountedResource(Commands commands, Reservations reservations) {
        this.commands = commands;
        this.reservations = reservations;
    }

    public record Wish(
            @NotNull String sequence,
            @NotNull Integer wish,
            @NotNull Integer milliseconds) {}

    public record Taken(String number) {}

    @POST
    @APIResponseSchema(value = Taken.class, responseCode = "201")
    public Uni<Response> take(@PathParam("town") String town, Wish wish) {
        return commands.run(
                wish,
                session -> reservations
                        .nextNumber(session, town, wish.sequence())
                        .call(() -> stayOpen(session, wish.milliseconds()))
                        .map(number -> made(wish, number)),
                made -> Uni.createFrom()
                        .item(Response.status(Response.Status.CREATED)
                                .entity(new Taken(made.get("number")))
                                .build()));
    }

    private static Made made(Wish wish, long number) {
        if (wish.wish() < 0) {
            throw ProblemException.badField("/wish", "The wish must not be negative.");
        }
        return Made.of("number", number);
    }

    private static Uni<Object> stayOpen(Mutiny.Session session, int milliseconds) {
        return session.createNativeQuery("select 1 from pg_sleep(?1)", Object.class)
                .setParameter(1, milliseconds / 1000.0)
                .getSingleResult();
    }
}
