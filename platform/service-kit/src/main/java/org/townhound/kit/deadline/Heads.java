package org.townhound.kit.deadline;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import java.time.Instant;
import java.util.List;
import java.util.UUID;

/**
 * How far a service has come.
 *
 * @param instant its clock, read before the rest
 * @param storeEpoch which store gave the numbers
 * @param unsealed how many transactions are committed and not yet numbered
 * @param lanes the last number of each lane, by lane
 */
@JsonIgnoreProperties(ignoreUnknown = true)
public record Heads(Instant instant, UUID storeEpoch, long unsealed, List<Long> lanes) {
    public Heads {
        lanes = List.copyOf(lanes);
    }
}
