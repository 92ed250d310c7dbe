package org.townhound.kit.command;

import io.smallrye.mutiny.Uni;
import io.vertx.pgclient.PgException;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Optional;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.kit.call.Call;
import org.townhound.kit.problem.Problem;
import org.townhound.kit.problem.ProblemException;
import org.townhound.kit.problem.ProblemType;

/**
 * Keys of requests that recorded something. A key belongs to a town, a client, a method and a path, and its row is the
 * first lock of the command's transaction: a second request in flight waits for the first, up to the lock timeout of the
 * database role (2 s).
 */
@ApplicationScoped
class IdempotencyKeys {
    private static final String LOCK_NOT_AVAILABLE = "55P03";

    private static final String WHERE = "where town = ?1 and client = ?2 and method = ?3 and path = ?4 and key = ?5";
    private static final String TAKE = """
            insert into kit.idempotency (town, client, method, path, key, request_hash)
            values (?1, ?2, ?3, ?4, ?5, decode(?6, 'hex')) on conflict do nothing""";
    private static final String READ =
            "select encode(request_hash, 'hex'), cast(made as text) from kit.idempotency " + WHERE;
    private static final String REMEMBER = "update kit.idempotency set made = cast(cast(?6 as text) as json) " + WHERE;
    private static final String FORGET =
            "delete from kit.idempotency where stored_at < clock_timestamp() - interval '90 days'";

    /**
     * Takes the key for this transaction.
     *
     * @return what an earlier request under the key made; empty when this is the first
     * @throws ProblemException through the {@code Uni}: 422 when the key belongs to another body, 409 when the first
     *     request is still being worked on
     */
    Uni<Optional<Made>> take(Mutiny.Session session, Call call, String key, String requestHash) {
        return bind(session.createNativeQuery(TAKE), call, key)
                .setParameter(6, requestHash)
                .executeUpdate()
                .onFailure(IdempotencyKeys::isBusy)
                .transform(
                        busy -> problem(ProblemType.IN_PROGRESS, "The first request under this key is not done yet."))
                .flatMap(rows -> rows == 1
                        ? Uni.createFrom().item(Optional.empty())
                        : read(session, call, key, requestHash).map(Optional::of));
    }

    Uni<Integer> remember(Mutiny.Session session, Call call, String key, Made made) {
        return bind(session.createNativeQuery(REMEMBER), call, key)
                .setParameter(6, made.json())
                .executeUpdate();
    }

    /** Removes keys older than ninety days of the database's clock; retention is the operator's matter, not the law's. */
    Uni<Integer> forget(Mutiny.Session session) {
        return session.createNativeQuery(FORGET).executeUpdate();
    }

    private Uni<Made> read(Mutiny.Session session, Call call, String key, String requestHash) {
        return bind(session.createNativeQuery(READ, Object[].class), call, key)
                .getSingleResult()
                .map(row -> {
                    if (!requestHash.equals(row[0])) {
                        throw problem(
                                ProblemType.IDEMPOTENCY_KEY_REUSED,
                                "This key was used for a request with another body.");
                    }
                    return Made.read((String) row[1]);
                });
    }

    private static <Q extends Mutiny.AbstractQuery> Q bind(Q query, Call call, String key) {
        query.setParameter(1, call.town())
                .setParameter(2, call.client())
                .setParameter(3, call.method())
                .setParameter(4, call.path())
                .setParameter(5, key);
        return query;
    }

    private static ProblemException problem(ProblemType type, String detail) {
        return new ProblemException(Problem.of(type, detail).at("Idempotency-Key"));
    }

    private static boolean isBusy(Throwable failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof PgException refused && LOCK_NOT_AVAILABLE.equals(refused.getSqlState())) {
                return true;
            }
        }
        return false;
    }
}
