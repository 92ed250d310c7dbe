package org.townhound.eventstore.postgres;

import io.vertx.core.json.JsonArray;
import io.vertx.core.json.JsonObject;
import java.time.temporal.ChronoUnit;
import java.util.Comparator;
import org.townhound.contracts.EventJson;
import org.townhound.contracts.wire.EventTypes;
import org.townhound.eventstore.Append;
import org.townhound.eventstore.Cause;
import org.townhound.eventstore.NewEvent;
import org.townhound.eventstore.Provenance;
import org.townhound.eventstore.StreamAppend;

/**
 * The one argument of the database function {@code eventstore.append}: streams sorted, payloads as exact text.
 *
 * <p>One argument makes one round trip whatever the number of streams, and keeps Hibernate from reordering statements.
 * Payloads stand in it as JSON strings, so that PostgreSQL stores the text it was given instead of text that it wrote
 * itself.
 */
final class AppendJson {
    private AppendJson() {}

    /**
     * The document; instants are cut to the microsecond, which is what the column keeps and the chain covers.
     *
     * @throws IllegalArgumentException when an event's class has no wire name
     */
    static String of(Append append) {
        Provenance provenance = append.provenance();
        JsonArray streams = new JsonArray();
        append.streams().stream()
                .sorted(Comparator.comparing(StreamAppend::stream))
                .map(AppendJson::stream)
                .forEach(streams::add);
        return new JsonObject()
                .put(
                        "recordedAt",
                        provenance.recordedAt().truncatedTo(ChronoUnit.MICROS).toString())
                .put("actor", provenance.actor())
                .put("correlationId", provenance.correlationId().toString())
                .put(
                        "causationId",
                        provenance.causationId() == null
                                ? null
                                : provenance.causationId().toString())
                .put("traceparent", provenance.traceparent())
                .put("streams", streams)
                .encode();
    }

    private static JsonObject stream(StreamAppend append) {
        JsonArray events = new JsonArray();
        append.events().stream().map(AppendJson::event).forEach(events::add);
        return new JsonObject()
                .put("stream", append.stream().toString())
                .put("expected", append.expectedVersion())
                .put("events", events);
    }

    private static JsonObject event(NewEvent event) {
        JsonObject json = new JsonObject()
                .put("id", event.eventId().toString())
                .put("type", EventTypes.of(event.event().getClass()).wireName())
                .put(
                        "occurredAt",
                        event.occurredAt().truncatedTo(ChronoUnit.MICROS).toString())
                .put("occurredOn", event.occurredOn().toString())
                .put("payload", EventJson.write(event.event()));
        Cause cause = event.cause();
        return cause == null
                ? json
                : json.put("causationId", cause.causationId().toString())
                        .put("correlationId", cause.correlationId().toString())
                        .put("traceparent", cause.traceparent());
    }
}
