package org.townhound.kit.clock;

import io.smallrye.mutiny.Uni;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import org.townhound.kit.problem.Problem;
import org.townhound.kit.problem.ProblemException;
import org.townhound.kit.problem.ProblemType;

/** The simulated clock, for the operator of a simulation; elsewhere it is not there (404). */
@Path("/simulation/clock")
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.APPLICATION_JSON)
public class ClockResource {
    private final InstantSource clock;

    ClockResource(InstantSource clock) {
        this.clock = clock;
    }

    /**
     * What the clock says.
     *
     * @param instant kept to the microsecond
     */
    public record Reading(@NotNull Instant instant) {}

    /** The present instant. */
    @GET
    public Reading read() {
        return new Reading(clock.instant());
    }

    /** Moves the clock forward, or leaves it where it is; 409 for an instant before the present one. */
    @PUT
    public Uni<Reading> forward(Reading to) {
        if (!(clock instanceof SimulatedClock simulated)) {
            throw ProblemException.notFound();
        }
        return simulated.forward(to.instant().truncatedTo(ChronoUnit.MICROS)).map(moved -> {
            if (!moved) {
                throw new ProblemException(
                        Problem.of(ProblemType.CLOCK_ONLY_FORWARD, "The clock already says " + clock.instant() + ".")
                                .at("/instant"));
            }
            return new Reading(clock.instant());
        });
    }
}
