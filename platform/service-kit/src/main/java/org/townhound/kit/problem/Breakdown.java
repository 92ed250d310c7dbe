package org.townhound.kit.problem;

import io.quarkus.oidc.OIDCException;
import io.vertx.core.impl.NoStackTraceThrowable;
import io.vertx.sqlclient.ClosedConnectionException;
import jakarta.persistence.OptimisticLockException;
import java.net.SocketException;
import java.net.UnknownHostException;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.TimeoutException;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jboss.logging.Logger;
import org.townhound.eventstore.StreamConflict;

/** What an exception that nobody foresaw means to the caller. Its text stays in the log. */
final class Breakdown {
    private static final Logger LOG = Logger.getLogger(Breakdown.class);

    /** SQLSTATEs of a lost race: serialization failure, deadlock, lock not available. */
    private static final Set<String> LOST_RACE = Set.of("40001", "40P01", SqlState.LOCK_NOT_AVAILABLE);

    /** Classes of SQLSTATEs of a database that cannot work now: connection, resources, operator. */
    private static final Set<String> NOT_NOW = Set.of("08", "53", "57");

    private Breakdown() {}

    /**
     * What to tell, after what must be logged is logged.
     *
     * @param fault as it reached the edge, however deep the libraries wrapped it
     */
    static Problem problem(Throwable fault) {
        if (isAnyCause(fault, Breakdown::isOfProvider)) {
            return providerUnavailable(fault);
        }
        Optional<String> state = SqlState.of(fault);
        if (state.filter(LOST_RACE::contains).isPresent() || isAnyCause(fault, Breakdown::isLostRace)) {
            return Problem.of(ProblemType.CONFLICT, "Somebody else changed the same thing at the same time.");
        }
        if (state.filter(code -> NOT_NOW.contains(code.substring(0, 2))).isPresent()
                || isAnyCause(fault, Breakdown::isUnreachable)) {
            LOG.warnf("The data cannot be reached: %s %s", fault.getClass().getName(), state.orElse(""));
            return Problem.of(ProblemType.UNAVAILABLE, "The service cannot reach its data just now.");
        }
        String errorId = UUID.randomUUID().toString();
        LOG.errorf(fault, "Error %s", errorId);
        return Problem.of(ProblemType.INTERNAL_ERROR, "The request could not be carried out.")
                .logged(errorId);
    }

    /**
     * What to tell about a token that was not accepted: that it is not valid, or that its issuer could not be asked for the
     * key.
     */
    static Problem ofToken(Throwable refused) {
        return isAnyCause(refused, cause -> isOfProvider(cause) || isUnreachable(cause))
                ? providerUnavailable(refused)
                : Problem.of(ProblemType.NOT_AUTHENTICATED, BareStatus.detail(401));
    }

    private static Problem providerUnavailable(Throwable fault) {
        LOG.warnf(
                "The identity provider cannot be reached: %s", fault.getClass().getName());
        return Problem.of(ProblemType.UNAVAILABLE, "The identity provider cannot be reached just now.");
    }

    private static boolean isOfProvider(Throwable cause) {
        return cause instanceof OIDCException || cause instanceof IdentityProviderUnavailable;
    }

    private static boolean isAnyCause(Throwable fault, Predicate<Throwable> kind) {
        return Stream.iterate(fault, cause -> cause != null, Throwable::getCause)
                .anyMatch(kind);
    }

    private static boolean isLostRace(Throwable cause) {
        return cause instanceof StreamConflict || cause instanceof OptimisticLockException;
    }

    private static boolean isUnreachable(Throwable cause) {
        return cause instanceof SocketException
                || cause instanceof UnknownHostException
                || cause instanceof TimeoutException
                || cause instanceof ClosedConnectionException
                || isOutOfConnections(cause);
    }

    /** The pool of Vert.x has no type for a caller whose wait for a connection was too long, only this one word. */
    private static boolean isOutOfConnections(Throwable cause) {
        return cause instanceof NoStackTraceThrowable && "Timeout".equals(cause.getMessage());
    }
}
