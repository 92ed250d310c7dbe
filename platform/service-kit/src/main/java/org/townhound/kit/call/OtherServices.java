package org.townhound.kit.call;

import io.smallrye.mutiny.Uni;
import io.vertx.ext.web.client.WebClientOptions;
import io.vertx.mutiny.core.Vertx;
import io.vertx.mutiny.ext.web.client.HttpResponse;
import io.vertx.mutiny.ext.web.client.WebClient;
import jakarta.annotation.PreDestroy;
import jakarta.inject.Singleton;
import java.io.IOException;
import java.util.Optional;
import org.eclipse.microprofile.config.Config;
import org.townhound.eventstore.ServiceToken;
import org.townhound.kit.problem.IdentityProviderUnavailable;

/**
 * Questions to other services under this service's own identity. Addresses are {@code townhound.sources.<service>.url},
 * the token is the {@link ServiceToken}; connecting and answering take at most five seconds each.
 */
@Singleton
public final class OtherServices {
    private static final int TIMEOUT_MILLISECONDS = 5_000;
    private static final int OK = 200;
    private static final int NOT_FOUND = 404;

    private final WebClient client;
    private final Config config;
    private final ServiceToken token;

    OtherServices(Vertx vertx, Config config, ServiceToken token) {
        this.client = WebClient.create(vertx, new WebClientOptions().setConnectTimeout(TIMEOUT_MILLISECONDS));
        this.config = config;
        this.token = token;
    }

    /**
     * What a service answers to a GET, or empty where it knows nothing (404).
     *
     * @param service its name, such as {@code licensing}
     * @param path begins with a slash
     * @return fails with an {@link IOException} for another status, a service that cannot be reached or want of a
     *     token ({@link IdentityProviderUnavailable}), and with a
     *     {@link java.util.NoSuchElementException} where its address is not configured
     */
    public Uni<Optional<String>> get(String service, String path) {
        return token.current()
                .flatMap(bearer -> client.getAbs(
                                config.getValue("townhound.sources." + service + ".url", String.class) + path)
                        .bearerTokenAuthentication(bearer)
                        .timeout(TIMEOUT_MILLISECONDS)
                        .send())
                .flatMap(response -> answer(service, response));
    }

    @PreDestroy
    void close() {
        client.close();
    }

    private static Uni<Optional<String>> answer(String service, HttpResponse<?> response) {
        return switch (response.statusCode()) {
            case OK -> Uni.createFrom().item(Optional.of(response.bodyAsString()));
            case NOT_FOUND -> Uni.createFrom().item(Optional.empty());
            default ->
                Uni.createFrom()
                        .failure(new IOException("the service " + service + " answered " + response.statusCode()));
        };
    }
}
