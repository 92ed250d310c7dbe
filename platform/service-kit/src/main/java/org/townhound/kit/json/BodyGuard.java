package org.townhound.kit.json;

import com.fasterxml.jackson.core.JsonProcessingException;
import io.quarkus.runtime.configuration.MemorySize;
import jakarta.validation.Validator;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.ext.Provider;
import jakarta.ws.rs.ext.ReaderInterceptor;
import jakarta.ws.rs.ext.ReaderInterceptorContext;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.townhound.kit.problem.Problem;
import org.townhound.kit.problem.ProblemException;
import org.townhound.kit.problem.ProblemType;
import org.townhound.kit.problem.Violations;

/** Stands before every request body: it must be there, small enough, well formed, and keep the record's constraints. */
@Provider
public final class BodyGuard implements ReaderInterceptor {
    private final Validator validator;
    private final int limit;

    BodyGuard(Validator validator, @ConfigProperty(name = "townhound.body-limit") MemorySize limit) {
        this.validator = validator;
        this.limit = Math.toIntExact(limit.asLongValue());
    }

    /**
     * Reads the whole body, which is small, before it is understood.
     *
     * @throws ProblemException 413 for one that turns out too large, 400 for every other fault
     */
    @Override
    public Object aroundReadFrom(ReaderInterceptorContext context) throws IOException {
        byte[] bytes = context.getInputStream().readNBytes(limit + 1);
        if (bytes.length > limit) {
            throw new ProblemException(Problem.of(ProblemType.TOO_LARGE, "The body is larger than the service takes."));
        }
        context.setInputStream(new ByteArrayInputStream(bytes));
        Object body = read(context);
        if (body == null) {
            throw new ProblemException(Problem.of(ProblemType.MISSING_BODY, "This call needs a body."));
        }
        Violations.ofBody(validator.validate(body)).ifPresent(problem -> {
            throw new ProblemException(problem);
        });
        return body;
    }

    /** Jackson's own refusals arrive bare or wrapped in a status. */
    private static Object read(ReaderInterceptorContext context) throws IOException {
        try {
            return context.proceed();
        } catch (JsonProcessingException refused) {
            throw new ProblemException(JsonFaults.problem(refused));
        } catch (WebApplicationException wrapped) {
            if (wrapped.getCause() instanceof JsonProcessingException refused) {
                throw new ProblemException(JsonFaults.problem(refused));
            }
            throw wrapped;
        }
    }
}
