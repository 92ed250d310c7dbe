package org.townhound.eventstore.postgres;

import io.vertx.mutiny.core.Vertx;
import io.vertx.mutiny.pgclient.PgBuilder;
import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.pgclient.PgConnectOptions;
import io.vertx.sqlclient.PoolOptions;
import jakarta.annotation.PreDestroy;
import jakarta.inject.Singleton;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/** A small pool for the sealer, the publishing loop and their readers, which web load cannot starve. */
@Singleton
public class StorePool {
    private static final int CONNECTIONS = 4;

    private final Pool pool;

    StorePool(
            Vertx vertx,
            @ConfigProperty(name = "townhound.database.host") String host,
            @ConfigProperty(name = "townhound.database.port") int port,
            @ConfigProperty(name = "townhound.database.name") String database,
            @ConfigProperty(name = "townhound.database.user") String user,
            @ConfigProperty(name = "townhound.database.password") String password) {
        this.pool = PgBuilder.pool()
                .with(new PoolOptions().setMaxSize(CONNECTIONS).setName("event-store"))
                .connectingTo(new PgConnectOptions()
                        .setHost(host)
                        .setPort(port)
                        .setDatabase(database)
                        .setUser(user)
                        .setPassword(password)
                        .setCachePreparedStatements(true))
                .using(vertx)
                .build();
    }

    public Pool pool() {
        return pool;
    }

    @PreDestroy
    void close() {
        pool.closeAndAwait();
    }
}
