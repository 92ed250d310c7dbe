package org.townhound.eventstore;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.Arrays;
import java.util.HexFormat;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class HashChainTest {
    private static final UUID EPOCH = UUID.fromString("00000000-0000-4000-8000-000000000001");
    private static final StreamId STREAM =
            StreamId.of("whitman-ma", "keeper", UUID.fromString("0190d2c1-0000-7000-8000-000000000001"));

    @Test
    void the_same_event_after_the_same_link_gives_the_same_link() {
        SealedEvent event = TestEvents.event(EPOCH, STREAM, 1, 1, 3, 1);

        assertArrayEquals(HashChain.link(new byte[32], event), HashChain.link(new byte[32], event));
    }

    @Test
    void every_change_of_number_payload_or_predecessor_breaks_the_link() {
        SealedEvent event = TestEvents.event(EPOCH, STREAM, 1, 1, 3, 1);
        byte[] link = HashChain.link(new byte[32], event);
        byte[] otherPredecessor = new byte[32];
        otherPredecessor[31] = 1;

        assertFalse(Arrays.equals(link, HashChain.link(otherPredecessor, event)));
        assertFalse(Arrays.equals(link, HashChain.link(new byte[32], TestEvents.event(EPOCH, STREAM, 1, 2, 3, 1))));
        assertFalse(Arrays.equals(link, HashChain.link(new byte[32], TestEvents.event(EPOCH, STREAM, 2, 1, 3, 1))));
        assertFalse(Arrays.equals(link, HashChain.link(new byte[32], TestEvents.event(EPOCH, STREAM, 1, 1, 4, 1))));
        assertFalse(Arrays.equals(
                link,
                HashChain.link(
                        new byte[32], TestEvents.event(EPOCH, STREAM, 1, 1, 3, 1, "licensing.dog-registered.v1"))));
    }

    @Test
    void the_form_of_the_chain_never_changes() {
        byte[] link = HashChain.link(new byte[32], TestEvents.event(EPOCH, STREAM, 1, 1, 3, 1));

        assertEquals(
                "ee3f27122b9db09a675039f0847570bdc112d2ca5f5a467a99f0fd50f9fa39c2",
                HexFormat.of().formatHex(link));
    }

    @Test
    void the_lane_of_a_stream_never_changes() {
        assertEquals(9, Lanes.of(STREAM.toString()));
    }
}
