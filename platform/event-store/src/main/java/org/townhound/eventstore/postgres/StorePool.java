package org.townhound.eventstore.postgres;

import io.vertx.mutiny.core.Vertx;
import io.vertx.mutiny.pgclient.PgBuilder;
import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.pgclient.PgConnectOptions;
import io.vertx.sqlclient.PoolOptions;
import jakarta.annotation.PreDestroy;
import jakarta.inject.Singleton;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/**
 * A small pool for the sealer, the publishing loop and their readers, which web load cannot starve.
 *
 * <p>It connects as the service's runtime role and has no Hibernate session: statements on it run one by one, each in a
 * transaction of its own, unless the caller opens one.
 */
@Singleton
public class StorePool {
    /** Enough for the sealer, the publishing loop, the readers and the progress watch to have one each. */
    private static final int CONNECTIONS = 4;

    private final Pool pool;

    /** Connects lazily: a database that is down does not keep the service from starting. */
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

    /** The pool itself; it is closed with the application and by nobody else. */
    public Pool pool() {
        return pool;
    }

    @PreDestroy
    void close() {
        pool.closeAndAwait();
    }
}
