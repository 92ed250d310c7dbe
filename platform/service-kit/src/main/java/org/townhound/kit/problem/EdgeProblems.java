package org.townhound.kit.problem;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.runtime.configuration.MemorySize;
import io.vertx.core.http.HttpHeaders;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/** Problems of requests that never reach a resource: bodies that say they are too large, and bare failures of the router. */
@Singleton
final class EdgeProblems {
    /** Before the framework's own limit, whose answer has no body. */
    private static final int BEFORE_LIMITS = -10;

    private final ObjectMapper mapper;
    private final long limit;

    EdgeProblems(ObjectMapper mapper, @ConfigProperty(name = "townhound.body-limit") MemorySize limit) {
        this.mapper = mapper;
        this.limit = limit.asLongValue();
    }

    /** Hangs both into the router while the service starts. */
    void listen(@Observes Router router) {
        router.route().order(BEFORE_LIMITS).handler(this::checkLength);
        for (ProblemType type : ProblemType.values()) {
            ProblemType first = ProblemType.ofStatus(type.status()).orElse(type);
            router.errorHandler(type.status(), request -> answer(request, first));
        }
    }

    /** Answers 413 and hangs up, because the rest of such a body is not waited for. */
    private void checkLength(RoutingContext request) {
        String length = request.request().getHeader(HttpHeaders.CONTENT_LENGTH);
        if (length == null || isSmall(length)) {
            request.next();
            return;
        }
        request.response().putHeader(HttpHeaders.CONNECTION, "close");
        answer(request, ProblemType.TOO_LARGE);
    }

    /** False also for a length of more digits than a number holds. */
    private boolean isSmall(String length) {
        try {
            return Long.parseLong(length) <= limit;
        } catch (NumberFormatException tooManyDigits) {
            return false;
        }
    }

    /** What a failure of the router itself is told as, unless an answer has begun. */
    private void answer(RoutingContext request, ProblemType type) {
        Throwable fault = request.failure();
        Problem problem = fault != null && type == ProblemType.INTERNAL_ERROR
                ? Breakdown.problem(fault)
                : Problem.of(type, BareStatus.detail(type.status()));
        if (!request.response().ended()) {
            request.response()
                    .setStatusCode(problem.status())
                    .putHeader(HttpHeaders.CONTENT_TYPE, Problems.MEDIA_TYPE)
                    .end(written(problem));
        }
    }

    private String written(Problem problem) {
        try {
            return mapper.writeValueAsString(problem);
        } catch (JsonProcessingException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
