package org.townhound.eventstore.kafka;

import io.quarkus.arc.DefaultBean;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import org.eclipse.microprofile.config.Config;
import org.townhound.eventstore.ServiceToken;

/** The token of {@code townhound.service-token}, where nothing else gives one. */
@Singleton
@DefaultBean
final class ConfiguredServiceToken implements ServiceToken {
    private final Config config;

    ConfiguredServiceToken(Config config) {
        this.config = config;
    }

    @Override
    public Uni<String> current() {
        return Uni.createFrom().item(() -> config.getValue("townhound.service-token", String.class));
    }
}
