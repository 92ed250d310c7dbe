package org.townhound.kit.deadline;

import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.townhound.eventstore.Provenance;
import org.townhound.kit.call.CurrentCall;
import org.townhound.kit.command.Commands;
import org.townhound.kit.command.Made;

/** An operator's word that the clock is right after it jumped; deadlines that waited for it fire. */
@Path("/platform/deadlines/confirmation")
public class ConfirmationResource {
    private final Commands commands;
    private final CurrentCall current;
    private final ClockDoubts doubts;
    private final DeadlineLoop loop;

    ConfirmationResource(Commands commands, CurrentCall current, ClockDoubts doubts, DeadlineLoop loop) {
        this.commands = commands;
        this.current = current;
        this.doubts = doubts;
        this.loop = loop;
    }

    /**
     * What was confirmed.
     *
     * @param jumps how many jumps of the clock; none when nobody doubted it
     */
    public record Confirmed(int jumps) {}

    /** Confirms every jump that was seen so far; the call has no body. */
    @POST
    @Produces(MediaType.APPLICATION_JSON)
    @APIResponseSchema(Confirmed.class)
    public Uni<Response> confirm() {
        Provenance provenance = current.provenance();
        return commands.run(
                Map.of("confirms", "clock"),
                session -> doubts.confirm(session, provenance).map(jumps -> Made.of("jumps", jumps)),
                made -> {
                    loop.wake();
                    Confirmed confirmed = new Confirmed(Integer.parseInt(made.get("jumps")));
                    return Uni.createFrom().item(Response.ok(confirmed).build());
                });
    }
}
