package org.townhound.kit.call;

import jakarta.ws.rs.container.ContainerResponseContext;
import org.jboss.resteasy.reactive.server.ServerResponseFilter;

/** Gives the caller the id under which everything that its call set off can be found. */
public final class CorrelationFilter {
    private final CurrentCall current;

    CorrelationFilter(CurrentCall current) {
        this.current = current;
    }

    /** Adds the header to every answer, refusals among them. */
    @ServerResponseFilter
    void echo(ContainerResponseContext answer) {
        current.correlationId().ifPresent(id -> answer.getHeaders().putSingle(CallHeaders.CORRELATION_ID, id));
    }
}
