package org.townhound.benchmark.store;

import io.smallrye.mutiny.Uni;
import io.vertx.core.json.JsonObject;
import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.Tuple;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.UUID;

/** What PostgreSQL can do at best: one row, one statement, one commit. */
@ApplicationScoped
class RawInserts {
    private static final String INSERT = "insert into benchmark.raw (id, payload) values ($1, $2)";

    private final Pool pool;

    RawInserts(Pool pool) {
        this.pool = pool;
    }

    Uni<?> insert() {
        UUID id = UUID.randomUUID();
        JsonObject payload = new JsonObject().put("personId", id.toString()).put("kind", "person");
        return pool.preparedQuery(INSERT).execute(Tuple.of(id, payload));
    }
}
