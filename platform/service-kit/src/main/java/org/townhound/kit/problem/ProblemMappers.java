package org.townhound.kit.problem;

import com.fasterxml.jackson.databind.exc.InvalidDefinitionException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import io.quarkus.hibernate.validator.runtime.jaxrs.ResteasyReactiveViolationException;
import io.quarkus.security.AuthenticationCompletionException;
import io.quarkus.security.AuthenticationFailedException;
import io.quarkus.security.ForbiddenException;
import io.quarkus.security.UnauthorizedException;
import jakarta.validation.ValidationException;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.Response;
import org.jboss.resteasy.reactive.server.ServerExceptionMapper;

/** Every failure of a call becomes a {@link Problem}; nothing that an exception says reaches the caller. */
public final class ProblemMappers {
    private static final int FIRST = 1;
    private static final int SERVER_ERRORS = 500;

    /** A problem that was said on purpose. */
    @ServerExceptionMapper(priority = FIRST)
    Response problem(ProblemException said) {
        return Problems.response(said.problem());
    }

    /**
     * The framework's own exceptions: 404, 405, 406, 415 and what parameters are refused with. They carry a status and an empty
     * body; a cause that is a problem says more.
     */
    @ServerExceptionMapper(priority = FIRST)
    Response bareStatus(WebApplicationException bare) {
        if (bare.getCause() instanceof ProblemException said) {
            return problem(said);
        }
        int status = bare.getResponse().getStatus();
        if (status >= SERVER_ERRORS) {
            return unforeseen(bare);
        }
        Problem problem =
                Problem.of(ProblemType.ofStatus(status).orElse(ProblemType.BAD_REQUEST), BareStatus.detail(status));
        return Problems.response(problem);
    }

    /** 401: no token, or one that does not verify; why is not told. 503 where its issuer's keys cannot be had. */
    @ServerExceptionMapper(
            value = {
                UnauthorizedException.class,
                AuthenticationFailedException.class,
                AuthenticationCompletionException.class
            },
            priority = FIRST)
    Response notAuthenticated(SecurityException refused) {
        return Problems.response(Breakdown.ofToken(refused));
    }

    /** 403 by the framework's own rules; the kit's come as problems. */
    @ServerExceptionMapper(priority = FIRST)
    Response notPermitted(ForbiddenException refused) {
        return Problems.response(Problem.of(ProblemType.NOT_PERMITTED, BareStatus.detail(403)));
    }

    /** Constraints on a call's parameters: 400; on its answer: a fault of ours. */
    @ServerExceptionMapper(priority = FIRST)
    Response invalid(ResteasyReactiveViolationException violated) {
        return Violations.ofCall(violated.getConstraintViolations())
                .map(Problems::response)
                .orElseGet(() -> unforeseen(violated));
    }

    /**
     * Everything else. The framework has mappers of its own for the last three, which would answer 400 for a fault of ours,
     * so they are named here.
     */
    @ServerExceptionMapper(
            value = {
                Throwable.class,
                ValidationException.class,
                MismatchedInputException.class,
                InvalidDefinitionException.class
            },
            priority = FIRST)
    Response unforeseen(Throwable fault) {
        return Problems.response(Breakdown.problem(fault));
    }
}
