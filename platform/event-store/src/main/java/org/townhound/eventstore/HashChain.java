package org.townhound.eventstore;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.UUID;

/**
 * Each sealed event's link covers the link before it and every stored field, so that nothing can be altered, removed or
 * inserted without breaking all that follows. Fields are length-prefixed: two different events never give one text.
 *
 * <p>SHA-256 over, in this order: a constant that names the format, the link before, then store epoch, sequence, lane,
 * number in the lane and the twelve fields of {@link StoredEvent}. Numbers are eight bytes, big-endian; instants are
 * microseconds since 1970-01-01T00:00Z; text is UTF-8 behind its length in bytes, absent text a length of -1. A change
 * of any of this makes every chain so far unverifiable: it needs a new format name and a rule for which events have
 * which.
 *
 * <p>The payload goes in as stored. Anything that writes JSON anew before it hashes, such as a {@code jsonb} column,
 * breaks the chain without anyone having altered a fact.
 */
public final class HashChain {
    /** Keeps a link from ever being equal to a hash that was made for another purpose. */
    private static final byte[] DOMAIN = "townhound.event.v1".getBytes(StandardCharsets.UTF_8);

    private HashChain() {}

    /**
     * The link of one event; a pure function of its arguments.
     *
     * @param previous the 32 bytes of {@code seq - 1}; for the first event the genesis link of the store
     * @param event as it was sealed; its payload is taken to the letter
     * @return 32 bytes
     */
    public static byte[] link(byte[] previous, SealedEvent event) {
        MessageDigest digest = Lanes.sha256();
        digest.update(DOMAIN);
        digest.update(previous);
        add(digest, event.storeEpoch());
        add(digest, event.seq());
        add(digest, event.lane());
        add(digest, event.laneSeq());
        add(digest, event.stored());
        return digest.digest();
    }

    private static void add(MessageDigest digest, StoredEvent event) {
        add(digest, event.eventId());
        add(digest, event.stream().toString());
        add(digest, event.version());
        add(digest, event.type());
        add(digest, event.occurredAt());
        add(digest, event.occurredOn().toString());
        add(digest, event.recordedAt());
        add(digest, event.actor());
        add(digest, event.correlationId());
        add(digest, event.causationId());
        add(digest, event.traceparent());
        add(digest, event.payload());
    }

    private static void add(MessageDigest digest, long number) {
        digest.update(ByteBuffer.allocate(Long.BYTES).putLong(number).flip());
    }

    /** Microseconds are what PostgreSQL keeps: a finer instant would not come back the same. */
    private static void add(MessageDigest digest, Instant instant) {
        add(digest, ChronoUnit.MICROS.between(Instant.EPOCH, instant));
    }

    private static void add(MessageDigest digest, UUID id) {
        add(digest, id == null ? null : id.toString());
    }

    private static void add(MessageDigest digest, String text) {
        if (text == null) {
            add(digest, -1L);
        } else {
            byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
            add(digest, bytes.length);
            digest.update(bytes);
        }
    }
}
