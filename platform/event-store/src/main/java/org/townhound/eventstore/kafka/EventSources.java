package org.townhound.eventstore.kafka;

import io.vertx.mutiny.core.Vertx;
import jakarta.annotation.PreDestroy;
import jakarta.inject.Singleton;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.microprofile.config.Config;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.townhound.eventstore.EventSource;
import org.townhound.eventstore.SealedReader;
import org.townhound.eventstore.ServiceToken;

/**
 * Where to ask for events that a topic lacks: the own store for the own topic, the publishing service otherwise.
 *
 * <p>A source is made when it is first asked. Its address is {@code townhound.sources.<service>.url}, its identity
 * the {@link ServiceToken}; a service that consumes only its own topic needs neither.
 */
@Singleton
class EventSources {
    private final SealedReader own;
    private final Vertx vertx;
    private final Config config;
    private final ServiceToken token;
    private final String service;
    private final Map<String, HttpEventSource> others = new ConcurrentHashMap<>();

    EventSources(
            SealedReader own,
            Vertx vertx,
            Config config,
            ServiceToken token,
            @ConfigProperty(name = "townhound.service") String service) {
        this.own = own;
        this.vertx = vertx;
        this.config = config;
        this.token = token;
        this.service = service;
    }

    /**
     * The source of a publisher's events.
     *
     * @param publisher a service's name, see {@code EventConsumer.source()}
     * @throws java.util.NoSuchElementException when another service's address is not configured
     */
    EventSource of(String publisher) {
        return publisher.equals(service) ? own::lane : others.computeIfAbsent(publisher, this::over);
    }

    private HttpEventSource over(String publisher) {
        return new HttpEventSource(
                vertx, config.getValue("townhound.sources." + publisher + ".url", String.class), token);
    }

    @PreDestroy
    void close() {
        others.values().forEach(HttpEventSource::close);
    }
}
