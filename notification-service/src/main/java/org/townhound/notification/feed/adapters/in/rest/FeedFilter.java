package org.townhound.notification.feed.adapters.in.rest;

import io.quarkus.security.identity.CurrentIdentityAssociation;
import io.quarkus.security.identity.SecurityIdentity;
import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.Priorities;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ResourceInfo;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import java.time.Instant;
import java.util.Optional;
import org.eclipse.microprofile.jwt.JsonWebToken;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;
import org.townhound.notification.feed.application.Feed;

/** Finds out where a client begins while the answer can still be a no: a stream's first bytes say 200. */
public final class FeedFilter {
    private final Feed feed;
    private final FeedBeginning beginning;
    private final CurrentIdentityAssociation identities;

    FeedFilter(Feed feed, FeedBeginning beginning, CurrentIdentityAssociation identities) {
        this.feed = feed;
        this.beginning = beginning;
        this.identities = identities;
    }

    @ServerRequestFilter(priority = Priorities.USER)
    Uni<Response> begin(ContainerRequestContext request, ResourceInfo resource, HttpHeaders headers) {
        if (!FeedResource.class.equals(resource.getResourceClass())) {
            return Uni.createFrom().nullItem();
        }
        String town = request.getUriInfo().getPathParameters().getFirst("town");
        Optional<String> lastEventId = Optional.ofNullable(headers.getHeaderString(HttpHeaders.LAST_EVENT_ID_HEADER));
        return identities
                .getDeferredIdentity()
                .flatMap(identity ->
                        feed.begin(town, lastEventId).invoke(place -> beginning.set(place, tokenEnds(identity))))
                .map(_ -> null);
    }

    private static Instant tokenEnds(SecurityIdentity identity) {
        return Instant.ofEpochSecond(((JsonWebToken) identity.getPrincipal()).getExpirationTime());
    }
}
