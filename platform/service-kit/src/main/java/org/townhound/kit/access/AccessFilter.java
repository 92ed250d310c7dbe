package org.townhound.kit.access;

import io.quarkus.security.UnauthorizedException;
import io.quarkus.security.identity.CurrentIdentityAssociation;
import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.Priorities;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ResourceInfo;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import java.util.Optional;
import java.util.Set;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;
import org.townhound.kit.call.Call;
import org.townhound.kit.call.CallHeaders;
import org.townhound.kit.call.CurrentCall;
import org.townhound.kit.clock.Simulation;
import org.townhound.kit.problem.Problem;
import org.townhound.kit.problem.ProblemException;
import org.townhound.kit.problem.ProblemType;
import org.townhound.kit.town.Towns;

/**
 * Lets a call in, or not: 404 for what does not exist here, 401 without a valid token, 404 for a town that is not the
 * caller's, 403 for a role that the matrix does not give the call to.
 */
public final class AccessFilter {
    private static final String TOWN = "town";

    private final AccessMatrix matrix;
    private final CallTemplates templates;
    private final Towns towns;
    private final Simulation simulation;
    private final CurrentIdentityAssociation identities;
    private final CurrentCall current;

    AccessFilter(
            AccessMatrix matrix,
            CallTemplates templates,
            Towns towns,
            Simulation simulation,
            CurrentIdentityAssociation identities,
            CurrentCall current) {
        this.matrix = matrix;
        this.templates = templates;
        this.towns = towns;
        this.simulation = simulation;
        this.identities = identities;
        this.current = current;
    }

    /**
     * Runs after the resource is found and before its parameters and body are read.
     *
     * @param request its properties are left alone; who calls goes into {@link CurrentCall}
     * @throws ProblemException 404 or 403; 401 comes from the token's verification
     */
    @ServerRequestFilter(priority = Priorities.AUTHENTICATION)
    Uni<Response> admit(ContainerRequestContext request, ResourceInfo resource, HttpHeaders headers) {
        AddressCheck.check(request.getUriInfo());
        AccessMatrix.Rule rule = matrix.rule(methodOf(request), templates.of(resource))
                .orElseThrow(() -> problem(ProblemType.NOT_PERMITTED, "Nobody may make this call."));
        if (rule.simulationOnly() && !simulation.on()) {
            throw ProblemException.notFound();
        }
        return caller(rule)
                .invoke(caller -> admit(rule, caller, request, headers))
                .map(_ -> null);
    }

    /** The token is verified only where one is needed. */
    private Uni<Caller> caller(AccessMatrix.Rule rule) {
        if (rule.roles().contains(AccessMatrix.PUBLIC)) {
            return Uni.createFrom().item(Caller.NOBODY);
        }
        return identities.getDeferredIdentity().map(identity -> {
            if (identity.isAnonymous()) {
                throw new UnauthorizedException();
            }
            return Caller.of(identity);
        });
    }

    private void admit(AccessMatrix.Rule rule, Caller caller, ContainerRequestContext request, HttpHeaders headers) {
        String town = request.getUriInfo().getPathParameters().getFirst(TOWN);
        Set<String> roles = town == null ? caller.roles() : caller.rolesIn(town);
        boolean isPublic = rule.roles().contains(AccessMatrix.PUBLIC);
        if (town != null && (!towns.serves(town) || (roles.isEmpty() && !isPublic))) {
            throw ProblemException.notFound();
        }
        if (!isPublic && roles.stream().noneMatch(rule.roles()::contains)) {
            throw problem(ProblemType.NOT_PERMITTED, "None of the token's roles may make this call.");
        }
        current.set(new Call(
                town == null ? "" : town,
                caller.actor(),
                caller.client(),
                roles,
                request.getMethod(),
                request.getUriInfo().getPath(),
                Optional.ofNullable(headers.getHeaderString(CallHeaders.IDEMPOTENCY_KEY)),
                CallHeaders.correlationId(headers::getHeaderString),
                CallHeaders.traceparent(headers::getHeaderString),
                CallHeaders.waitFor(headers::getHeaderString),
                Optional.ofNullable(request.getUriInfo().getQueryParameters().getFirst("after"))));
    }

    /** HEAD is GET without its body. */
    private static String methodOf(ContainerRequestContext request) {
        return request.getMethod().equals("HEAD") ? "GET" : request.getMethod();
    }

    private static ProblemException problem(ProblemType type, String detail) {
        return new ProblemException(Problem.of(type, detail));
    }
}
