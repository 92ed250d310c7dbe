package org.townhound.eventstore;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/**
 * A lane is a Kafka partition. Townhound chooses it from the stream's name, never the client's hash, so that the number
 * of an event in its lane is known before it is published.
 *
 * <p>A stream never changes its lane; lanes are the unit of order between services and of sharing work among instances.
 */
public final class Lanes {
    /** For ever: more partitions mean a new topic written from the first event. */
    public static final int COUNT = 12;

    private Lanes() {}

    /**
     * From 0 to {@link #COUNT} - 1: the first four bytes of SHA-256 of the name, unsigned, modulo the count.
     *
     * @param streamId as {@link StreamId#toString()} writes it; every stream of every town has its place by name alone
     */
    public static int of(String streamId) {
        byte[] digest = sha256().digest(streamId.getBytes(StandardCharsets.UTF_8));
        long number = Integer.toUnsignedLong(ByteBuffer.wrap(digest).getInt());
        return (int) (number % COUNT);
    }

    /** A new digest; instances are not shared, because they are not safe for several threads. */
    static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException everyPlatformHasIt) {
            throw new IllegalStateException(everyPlatformHasIt);
        }
    }
}
