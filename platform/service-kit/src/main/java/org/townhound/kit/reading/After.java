package org.townhound.kit.reading;

import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import java.time.Duration;
import org.townhound.eventstore.Progress;
import org.townhound.eventstore.StreamVersion;
import org.townhound.kit.call.Call;
import org.townhound.kit.problem.Problem;
import org.townhound.kit.problem.ProblemException;
import org.townhound.kit.problem.ProblemType;

/**
 * {@code ?after=<stream>@<version>} on a read: it is answered from a view that has applied that place. When that does not
 * come to pass within five seconds, the answer is 409, because a place that does not exist never comes to pass.
 */
@Singleton
public final class After {
    private static final String PARAMETER = "after";
    private static final Duration PATIENCE = Duration.ofSeconds(5);

    private final Progress progress;

    After(Progress progress) {
        this.progress = progress;
    }

    /**
     * Waits for what the call asks for; at once when it asks for nothing.
     *
     * @param reader the name of the projection, or of the consumer of the own topic, that makes the view
     */
    public Uni<Void> await(Call call, String reader) {
        return call.after().isEmpty()
                ? Uni.createFrom().voidItem()
                : progress.await(reader, place(call), PATIENCE)
                        .invoke(After::check)
                        .replaceWithVoid();
    }

    /** A place in another town's stream is none here. */
    private static StreamVersion place(Call call) {
        try {
            StreamVersion place = StreamVersion.parse(call.after().orElseThrow());
            if (place.version() > 0 && place.stream().town().equals(call.town())) {
                return place;
            }
        } catch (IllegalArgumentException anotherForm) {
            throw refusal();
        }
        throw refusal();
    }

    private static void check(boolean applied) {
        if (!applied) {
            throw new ProblemException(Problem.of(
                            ProblemType.NOT_YET_APPLIED,
                            "The view did not come to the place named within five seconds.")
                    .at(PARAMETER));
        }
    }

    private static ProblemException refusal() {
        return ProblemException.badField(
                PARAMETER, "The parameter after must be <stream>@<version> of this town, as a command returned it.");
    }
}
