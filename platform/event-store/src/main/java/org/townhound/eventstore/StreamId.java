package org.townhound.eventstore;

import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The name of a stream, written {@code <town>/<kind>/<id>}; it is also the Kafka key, so it holds no personal data.
 *
 * <p>Town and kind are lower-case letters, digits and hyphens, as in {@code whitman-ma/license/0190d2c1-…}. The name
 * decides the stream's lane, so it is never changed.
 *
 * @param town the town's slug
 * @param kind such as {@code offense} or {@code offense-ledger}
 * @param id letters, digits and hyphens; usually a UUID
 */
public record StreamId(String town, String kind, String id) implements Comparable<StreamId> {
    /** No character of it means anything in a URL path, a file name, JSON or SQL. */
    private static final Pattern FORM = Pattern.compile("([a-z0-9-]+)/([a-z0-9-]+)/([A-Za-z0-9-]+)");

    /**
     * Checks all three parts.
     *
     * @throws IllegalArgumentException when a part is empty or has another character
     */
    public StreamId {
        if (!FORM.matcher(town + "/" + kind + "/" + id).matches()) {
            throw new IllegalArgumentException("a stream is named <town>/<kind>/<id>");
        }
    }

    /**
     * The stream of something that is identified by a UUID.
     *
     * @param town the town's slug
     * @param kind the kind of stream
     * @param id made with {@link Ids}, never in the domain
     */
    public static StreamId of(String town, String kind, UUID id) {
        return new StreamId(town, kind, id.toString());
    }

    /**
     * Reads a stream's name.
     *
     * @throws IllegalArgumentException for text of another form
     */
    public static StreamId parse(String text) {
        Matcher parts = FORM.matcher(text);
        if (!parts.matches()) {
            throw new IllegalArgumentException("a stream is named <town>/<kind>/<id>");
        }
        return new StreamId(parts.group(1), parts.group(2), parts.group(3));
    }

    /**
     * By name, byte for byte: the order in which stream heads are locked everywhere. It equals PostgreSQL's collation
     * {@code "C"}, because names are ASCII only.
     */
    @Override
    public int compareTo(StreamId other) {
        return toString().compareTo(other.toString());
    }

    @Override
    public String toString() {
        return town + "/" + kind + "/" + id;
    }
}
