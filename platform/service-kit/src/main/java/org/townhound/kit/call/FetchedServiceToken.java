package org.townhound.kit.call;

import io.quarkus.oidc.client.OidcClient;
import io.quarkus.oidc.client.Tokens;
import io.smallrye.mutiny.Uni;
import java.time.Duration;
import org.townhound.eventstore.ServiceToken;
import org.townhound.kit.problem.IdentityProviderUnavailable;

/**
 * A token that the identity provider gives for this service's own credentials (RFC 6749, 4.4). One is kept until it
 * is about to expire; callers who come while one is being fetched wait for the same.
 *
 * <p>How long before the end it counts as about to expire is {@code quarkus.oidc-client.refresh-token-time-skew}. Fetching
 * takes at most five seconds; a failure is not kept.
 */
final class FetchedServiceToken implements ServiceToken {
    private static final Duration PATIENCE = Duration.ofSeconds(5);

    private final Uni<Tokens> tokens;
    private volatile Answer answer;

    /** What the provider said last: tokens, or null for nothing of use. */
    private record Answer(Tokens tokens) {
        boolean isStale() {
            return tokens == null || tokens.isAccessTokenExpired() || tokens.isAccessTokenWithinRefreshInterval();
        }
    }

    FetchedServiceToken(OidcClient provider) {
        this.tokens = Uni.createFrom()
                .deferred(() -> {
                    answer = null;
                    return provider.getTokens();
                })
                .ifNoItem()
                .after(PATIENCE)
                .fail()
                .onItemOrFailure()
                .invoke((given, _) -> answer = new Answer(given))
                .memoize()
                .until(this::isStale);
    }

    @Override
    public Uni<String> current() {
        return tokens.map(Tokens::getAccessToken).onFailure().transform(IdentityProviderUnavailable::new);
    }

    /** While one is being fetched it is not. */
    private boolean isStale() {
        Answer last = answer;
        return last != null && last.isStale();
    }
}
