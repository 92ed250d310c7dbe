package org.townhound.kit.command;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.core.Response;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.eventstore.UnitOfWork;
import org.townhound.kit.call.Call;
import org.townhound.kit.call.CurrentCall;
import org.townhound.kit.problem.Problem;
import org.townhound.kit.problem.ProblemException;
import org.townhound.kit.problem.ProblemType;

/**
 * How every call that records something is carried out: once per idempotency key, in one transaction, with an answer that
 * is built from the ids it made. A refusal that throws a {@link ProblemException} leaves nothing behind, not even the key.
 */
@ApplicationScoped
public class Commands {
    private static final Pattern KEY = Pattern.compile("[\\x21-\\x7e]{1,200}");

    private final UnitOfWork unitOfWork;
    private final IdempotencyKeys keys;
    private final RequestHash hash;
    private final CurrentCall current;

    Commands(UnitOfWork unitOfWork, IdempotencyKeys keys, RequestHash hash, CurrentCall current) {
        this.unitOfWork = unitOfWork;
        this.keys = keys;
        this.hash = hash;
        this.current = current;
    }

    /**
     * Carries out the call that is being answered.
     *
     * @param request the body as it was read
     * @param work appends in the session of the transaction; run again in a new one after a version conflict
     * @param answer asked after the commit, for the first request and for each repetition
     * @throws ProblemException through the {@code Uni}: 400 without a key, 409 while the same request is in flight, 422
     *     when the key belongs to another body
     */
    public Uni<Response> run(
            Object request, Function<Mutiny.Session, Uni<Made>> work, Function<Made, Uni<Response>> answer) {
        Call call = current.get();
        String key = key(call);
        String requestHash = hash.of(request);
        return unitOfWork
                .run(session -> keys.take(session, call, key, requestHash)
                        .flatMap(known -> known.map(made -> Uni.createFrom().item(made))
                                .orElseGet(() ->
                                        work.apply(session).call(made -> keys.remember(session, call, key, made)))))
                .flatMap(answer::apply);
    }

    private static String key(Call call) {
        return call.idempotencyKey()
                .filter(key -> KEY.matcher(key).matches())
                .orElseThrow(() -> new ProblemException(Problem.of(
                                ProblemType.MISSING_IDEMPOTENCY_KEY,
                                "The header Idempotency-Key must hold 1 to 200 visible ASCII characters.")
                        .at("Idempotency-Key")));
    }
}
