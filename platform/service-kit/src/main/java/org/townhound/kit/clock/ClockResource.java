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
    private final Aftermath aftermath;

    ClockResource(InstantSource clock, Aftermath aftermath) {
        this.clock = clock;
        this.aftermath = aftermath;
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

    /**
     * Moves the clock forward, or leaves it where it is, and answers when every deadline due by then has fired and is
     * sealed; 409 for an instant before the present one, 503 when a deadline still waits after twenty seconds. The clock
     * has moved then all the same: the same call again waits again.
     */
    @PUT
    public Uni<Reading> forward(Reading to) {
        if (!(clock instanceof SimulatedClock simulated)) {
            throw ProblemException.notFound();
        }
        return simulated
                .forward(to.instant().truncatedTo(ChronoUnit.MICROS))
                .flatMap(moved -> {
                    if (!moved) {
                        throw new ProblemException(Problem.of(
                                        ProblemType.CLOCK_ONLY_FORWARD,
                                        "The clock already says " + clock.instant() + ".")
                                .at("/instant"));
                    }
                    return aftermath.settle(clock.instant());
                })
                .map(this::settled);
    }

    private Reading settled(boolean everything) {
        if (!everything) {
            throw new ProblemException(Problem.of(
                    ProblemType.DEADLINES_WAITING,
                    "The clock says " + clock.instant() + ", and of what is due by then not everything has happened: "
                            + aftermath.waiting() + "."));
        }
        return new Reading(clock.instant());
    }
}
