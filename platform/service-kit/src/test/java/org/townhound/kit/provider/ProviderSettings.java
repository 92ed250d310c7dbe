package org.townhound.kit.provider;

import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import java.util.Map;
import org.townhound.servers.FreePorts;

/** The settings of a service that takes its tokens from an identity provider, where nobody listens yet. */
public final class ProviderSettings implements QuarkusTestResourceLifecycleManager {
    /** After the servers, whose keys and token it takes away; other services are this one itself. */
    @Override
    public int order() {
        return 1;
    }

    @Override
    public Map<String, String> start() {
        String provider = "http://127.0.0.1:" + FreePorts.next();
        int port = FreePorts.next();
        return Map.of(
                "quarkus.oidc.token.forced-jwk-refresh-interval",
                "0S",
                "townhound.token.public-key",
                "",
                "townhound.service-token",
                "",
                "townhound.token.provider",
                provider,
                "townhound.token.issuer",
                provider,
                "townhound.token.audience",
                StandInProvider.AUDIENCE,
                "townhound.token.client",
                StandInProvider.CLIENT,
                "townhound.token.client-secret",
                StandInProvider.CLIENT_SECRET,
                "quarkus.http.test-port",
                Integer.toString(port),
                "townhound.sources.licensing.url",
                "http://127.0.0.1:" + port);
    }

    @Override
    public void stop() {}
}
