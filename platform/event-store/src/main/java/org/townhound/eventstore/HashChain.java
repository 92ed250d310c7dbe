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
 */
public final class HashChain {
    private static final byte[] DOMAIN = "townhound.event.v1".getBytes(StandardCharsets.UTF_8);

    private HashChain() {}

    /**
     * The link of one event.
     *
     * @param previous the link of {@code seq - 1}; for the first event the genesis link of the store
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
