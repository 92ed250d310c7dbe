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

    @ServerExceptionMapper(priority = FIRST)
    Response problem(ProblemException said) {
        return Problems.response(said.problem());
    }

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

    @ServerExceptionMapper(
            value = {
                UnauthorizedException.class,
                AuthenticationFailedException.class,
                AuthenticationCompletionException.class
            },
            priority = FIRST)
    Response notAuthenticated(SecurityException refused) {
        return Problems.response(Problem.of(ProblemType.NOT_AUTHENTICATED, BareStatus.detail(401)));
    }

    @ServerExceptionMapper(priority = FIRST)
    Response notPermitted(ForbiddenException refused) {
        return Problems.response(Problem.of(ProblemType.NOT_PERMITTED, BareStatus.detail(403)));
    }

    @ServerExceptionMapper(priority = FIRST)
    Response invalid(ResteasyReactiveViolationException violated) {
        return Violations.ofCall(violated.getConstraintViolations())
                .map(Problems::response)
                .orElseGet(() -> unforeseen(violated));
    }

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
