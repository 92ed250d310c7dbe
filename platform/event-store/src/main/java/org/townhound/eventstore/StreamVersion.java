package org.townhound.eventstore;

/**
 * A place in a stream, written {@code <stream>@<version>}: what every command returns and {@code ?after=} takes.
 *
 * <p>To wait for one's own write is to wait for such a place, see {@link Progress}.
 *
 * @param stream the stream
 * @param version one for its first event
 */
public record StreamVersion(StreamId stream, long version) {
    /**
     * Reads {@code <stream>@<version>}.
     *
     * <p>The version's range is not looked at: a place that does not exist is simply never reached.
     *
     * @throws IllegalArgumentException for text of another form
     * @param text as {@link #toString()} writes it
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
