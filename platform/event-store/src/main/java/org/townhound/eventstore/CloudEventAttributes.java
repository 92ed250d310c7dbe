package org.townhound.eventstore;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.UUID;

/**
 * A sealed event as attributes of CloudEvents 1.0 and back. On Kafka each stands in a header with the prefix {@code
 * ce_} (binary content mode).
 *
 * <p>{@code specversion}, {@code id}, {@code source}, {@code type}, {@code subject}, {@code time} and {@code
 * dataschema} are the attributes of the CloudEvents 1.0 specification; {@code traceparent} is its distributed tracing
 * extension. All others are extensions of Townhound, in lower-case letters as the specification asks.
 *
 * <p>Instants are ISO 8601 in UTC, dates are ISO 8601 without a zone, numbers are decimal. Two attributes may be
 * absent: {@code causationid} for what a command did, and {@code traceparent} where nothing is traced.
 */
public final class CloudEventAttributes {
    /** Names the schema of a type; it identifies and need not be fetched. */
    private static final String SCHEMAS = "https://townhound.org/schemas/";

    private CloudEventAttributes() {}

    /**
     * All attributes in a fixed order, absent ones left out.
     *
     * @param service who publishes it, such as {@code licensing}; account events too are their service's
     * @param event any sealed event, of this service or another
     * @return a new map that the caller may change
     */
    public static Map<String, String> of(String service, SealedEvent event) {
        StoredEvent stored = event.stored();
        Map<String, String> attributes = new LinkedHashMap<>();
        attributes.put("specversion", "1.0");
        attributes.put("id", stored.eventId().toString());
        attributes.put("source", "/townhound/" + service);
        attributes.put("type", stored.type());
        attributes.put("subject", stored.stream().toString());
        attributes.put("time", stored.occurredAt().toString());
        attributes.put("dataschema", SCHEMAS + stored.type());
        attributes.put("town", stored.stream().town());
        attributes.put("streamversion", Long.toString(stored.version()));
        attributes.put("storeseq", Long.toString(event.seq()));
        attributes.put("lane", Integer.toString(event.lane()));
        attributes.put("laneseq", Long.toString(event.laneSeq()));
        attributes.put("storeepoch", event.storeEpoch().toString());
        attributes.put("occurredon", stored.occurredOn().toString());
        attributes.put("recordedtime", stored.recordedAt().toString());
        attributes.put("actor", stored.actor());
        attributes.put("correlationid", stored.correlationId().toString());
        if (stored.causationId() != null) {
            attributes.put("causationid", stored.causationId().toString());
        }
        if (stored.traceparent() != null) {
            attributes.put("traceparent", stored.traceparent());
        }
        return attributes;
    }

    /**
     * The event behind attributes and data. Attributes that it does not know are ignored, so a newer publisher may add
     * some.
     *
     * @param attributes by CloudEvents name, without a transport's prefix
     * @param data the stored payload, byte for byte; it is not parsed here
     * @throws IllegalArgumentException when an attribute is missing or malformed
     */
    public static SealedEvent read(Map<String, String> attributes, String data) {
        try {
            return new SealedEvent(
                    new StoredEvent(
                            UUID.fromString(need(attributes, "id")),
                            StreamId.parse(need(attributes, "subject")),
                            Long.parseLong(need(attributes, "streamversion")),
                            need(attributes, "type"),
                            Instant.parse(need(attributes, "time")),
                            LocalDate.parse(need(attributes, "occurredon")),
                            Instant.parse(need(attributes, "recordedtime")),
                            need(attributes, "actor"),
                            UUID.fromString(need(attributes, "correlationid")),
                            optionalId(attributes.get("causationid")),
                            attributes.get("traceparent"),
                            data),
                    Long.parseLong(need(attributes, "storeseq")),
                    Integer.parseInt(need(attributes, "lane")),
                    Long.parseLong(need(attributes, "laneseq")),
                    UUID.fromString(need(attributes, "storeepoch")));
        } catch (DateTimeException malformed) {
            throw new IllegalArgumentException("an attribute is not a time", malformed);
        }
    }

    private static String need(Map<String, String> attributes, String name) {
        String value = attributes.get(name);
        if (value == null) {
            throw new IllegalArgumentException("the attribute " + name + " is missing");
        }
        return value;
    }

    private static UUID optionalId(String text) {
        return text == null ? null : UUID.fromString(text);
    }
}
