package org.townhound.eventstore;

/**
 * A place in a stream, written {@code <stream>@<version>}: what every command returns and {@code ?after=} takes.
 *
 * @param stream the stream
 * @param version one for its first event
 */
public record StreamVersion(StreamId stream, long version) {
    /**
     * Reads {@code <stream>@<version>}.
     *
     * @throws IllegalArgumentException for text of another form
     */
    public static StreamVersion parse(String text) {
        int at = text.lastIndexOf('@');
        if (at < 0) {
            throw new IllegalArgumentException("a place in a stream is written <stream>@<version>");
        }
        return new StreamVersion(StreamId.parse(text.substring(0, at)), Long.parseLong(text.substring(at + 1)));
    }

    @Override
    public String toString() {
        return stream + "@" + version;
    }
}
