package org.townhound.kit.call;

import io.quarkus.oidc.client.OidcClient;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.inject.Instance;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.util.Optional;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.townhound.eventstore.ServiceToken;

/** Chooses where this service's own token comes from. */
final class ServiceTokenWiring {
    /** The token that is configured, as on a single machine; the identity provider's where none is. */
    @Produces
    @Singleton
    ServiceToken token(
            @ConfigProperty(name = "townhound.service-token") Optional<String> configured,
            Instance<OidcClient> provider) {
        return configured
                .<ServiceToken>map(token -> () -> Uni.createFrom().item(token))
                .orElseGet(() -> new FetchedServiceToken(provider.get()));
    }
}
