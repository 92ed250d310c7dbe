package org.townhound.eventstore.postgres;

import io.vertx.core.buffer.Buffer;
import io.vertx.mutiny.sqlclient.Row;
import io.vertx.mutiny.sqlclient.Tuple;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.townhound.eventstore.HashChain;
import org.townhound.eventstore.Lanes;
import org.townhound.eventstore.SealedEvent;
import org.townhound.eventstore.StoredEvent;

/**
 * The seals of one batch, continued from the chain head as it was locked.
 *
 * <p>It counts in memory and writes nothing. If the transaction rolls back it is thrown away, and the next sealer gives
 * the same numbers to the same events, for nobody has seen them.
 */
final class SealBatch {
    private final UUID storeEpoch;
    private final Long[] laneHeads;
    private long seq;
    private byte[] link;

    private final List<Long> sequences = new ArrayList<>();
    private final List<Long> appends = new ArrayList<>();
    private final List<Integer> ordinals = new ArrayList<>();
    private final List<Integer> lanes = new ArrayList<>();
    private final List<Long> laneSequences = new ArrayList<>();
    private final List<Buffer> links = new ArrayList<>();

    /** Continues from a row of {@code chain_head} that the caller holds locked. */
    SealBatch(Row head) {
        this.storeEpoch = head.getUUID("store_epoch");
        this.seq = head.getLong("seq");
        this.link = head.getBuffer("link").getBytes();
        this.laneHeads = head.getArrayOfLongs("lane_heads");
    }

    /** Gives the next event its numbers and its link; call it in the order of appends and their ordinals. */
    void add(Row row) {
        StoredEvent event = SealedRows.stored(row);
        int lane = Lanes.of(event.stream().toString());
        seq++;
        laneHeads[lane]++;
        link = HashChain.link(link, new SealedEvent(event, seq, lane, laneHeads[lane], storeEpoch));
        sequences.add(seq);
        appends.add(row.getLong("append_id"));
        ordinals.add(row.getInteger("ordinal"));
        lanes.add(lane);
        laneSequences.add(laneHeads[lane]);
        links.add(Buffer.buffer(link));
    }

    /** How many events were added. */
    int size() {
        return sequences.size();
    }

    /** The new rows of {@code event_seal}, column by column, for one {@code unnest}. */
    Tuple seals() {
        return Tuple.tuple()
                .addArrayOfLong(sequences.toArray(Long[]::new))
                .addArrayOfLong(appends.toArray(Long[]::new))
                .addArrayOfInteger(ordinals.toArray(Integer[]::new))
                .addArrayOfInteger(lanes.toArray(Integer[]::new))
                .addArrayOfLong(laneSequences.toArray(Long[]::new))
                .addValue(links.toArray(Buffer[]::new))
                .addUUID(storeEpoch);
    }

    /** The chain head after the last event that was added: sequence, link and the number reached in each lane. */
    Tuple head() {
        return Tuple.tuple().addLong(seq).addValue(Buffer.buffer(link)).addArrayOfLong(laneHeads);
    }
}
