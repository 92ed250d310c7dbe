package org.townhound.kit.directory;

import io.smallrye.mutiny.Uni;
import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.Row;
import io.vertx.mutiny.sqlclient.Tuple;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.UUID;

/** What was heard of other services' people, as rows; the highest version is kept, and an erased person stays erased. */
@Singleton
class HeardPeople {
    private static final Duration PATIENCE = Duration.ofSeconds(40);

    private static final String NOTE = """
            insert into kit.known_person as known (owner, town, person_id, version, erased)
            select * from unnest($1::text[], $2::text[], $3::uuid[], $4::integer[], $5::boolean[])
            on conflict (owner, town, person_id) do update
            set version = excluded.version, erased = excluded.erased,
                data = case when excluded.erased then null else known.data end,
                data_version = case when excluded.erased then null else known.data_version end
            where known.version < excluded.version and not known.erased""";
    private static final String KEEP = """
            insert into kit.known_person as known (owner, town, person_id, version, erased, data_version, data)
            values ($1, $2, $3, $4, $5, case when $5 then null else $4 end, $6::text::json)
            on conflict (owner, town, person_id) do update
            set version = excluded.version, erased = excluded.erased,
                data_version = excluded.data_version, data = excluded.data
            where known.version <= excluded.version and not known.erased""";
    private static final String READ = """
            select version, erased, data_version, data::text as data
            from kit.known_person where owner = $1 and town = $2 and person_id = $3""";

    private final Pool database;

    HeardPeople(Pool database) {
        this.database = database;
    }

    /**
     * A record of the topic.
     *
     * @param owner the service that keeps the person
     */
    record Heard(String owner, DirectoryRecord record) {
        private String key() {
            return owner + "/" + record.town() + "/" + record.personId();
        }

        private Heard orNewer(Heard other) {
            return other.record.version() > record.version() ? other : this;
        }
    }

    /**
     * What is known here.
     *
     * @param data what the owner answered, as it stands, or null when it was never asked or the answer is stale
     */
    record Known(int version, boolean erased, String data) {}

    /** Notes versions; blocks. Rows are locked in one order, so that two instances cannot block each other. */
    void note(Collection<Heard> news) {
        TreeMap<String, Heard> newest = new TreeMap<>();
        news.forEach(one -> newest.merge(one.key(), one, Heard::orNewer));
        if (newest.isEmpty()) {
            return;
        }
        List<Heard> rows = List.copyOf(newest.values());
        database.preparedQuery(NOTE)
                .execute(Tuple.tuple()
                        .addArrayOfString(rows.stream().map(Heard::owner).toArray(String[]::new))
                        .addArrayOfString(
                                rows.stream().map(row -> row.record().town()).toArray(String[]::new))
                        .addArrayOfUUID(rows.stream()
                                .map(row -> row.record().personId())
                                .toArray(UUID[]::new))
                        .addArrayOfInteger(
                                rows.stream().map(row -> row.record().version()).toArray(Integer[]::new))
                        .addArrayOfBoolean(
                                rows.stream().map(row -> row.record().erased()).toArray(Boolean[]::new)))
                .await()
                .atMost(PATIENCE);
    }

    Uni<Optional<Known>> read(String owner, String town, UUID personId) {
        return database.preparedQuery(READ)
                .execute(Tuple.of(owner, town, personId))
                .map(rows -> {
                    if (rows.size() == 0) {
                        return Optional.empty();
                    }
                    Row row = rows.iterator().next();
                    Integer dataVersion = row.getInteger("data_version");
                    int version = row.getInteger("version");
                    boolean fresh = dataVersion != null && dataVersion >= version;
                    return Optional.of(
                            new Known(version, row.getBoolean("erased"), fresh ? row.getString("data") : null));
                });
    }

    /** Keeps what the owner answered, unless something newer is known by now. */
    Uni<Void> keep(String owner, PersonAnswer answer, String data) {
        boolean erased = answer.state().equals(PersonAnswer.ERASED);
        return database.preparedQuery(KEEP)
                .execute(Tuple.tuple()
                        .addString(owner)
                        .addString(answer.town())
                        .addUUID(answer.personId())
                        .addInteger(answer.version())
                        .addBoolean(erased)
                        .addString(erased ? null : data))
                .replaceWithVoid();
    }
}
