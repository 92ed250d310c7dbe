package org.townhound.kit.access;

import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.core.HttpHeaders;
import java.util.List;
import org.jboss.resteasy.reactive.server.ServerResponseFilter;

/** Says with 405 which methods there are (RFC 9110, 15.5.6), which the framework leaves out. */
public final class AllowFilter {
    private static final int METHOD_NOT_ALLOWED = 405;

    private final AccessMatrix matrix;

    AllowFilter(AccessMatrix matrix) {
        this.matrix = matrix;
    }

    /** Reads the methods off the matrix. */
    @ServerResponseFilter
    void allow(ContainerRequestContext request, ContainerResponseContext answer) {
        if (answer.getStatus() == METHOD_NOT_ALLOWED) {
            List<String> methods = matrix.methods(request.getUriInfo().getPath());
            answer.getHeaders().putSingle(HttpHeaders.ALLOW, String.join(", ", methods));
        }
    }
}
