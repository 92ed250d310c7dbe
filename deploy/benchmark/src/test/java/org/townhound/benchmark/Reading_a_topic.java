package org.townhound.benchmark;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.UUID;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.junit.jupiter.api.Test;

class Reading_a_topic {
    private static final UUID OFFENSE = UUID.fromString("0198c0de-0000-7000-8000-000000000001");

    private final TopicAudit audit = new TopicAudit();

    @Test
    void an_offense_that_was_recorded_assessed_and_cited_is_not_lost() throws IOException {
        read("offense", 1, "enforcement.offense-recorded.v1");
        read("ledger", 1, "enforcement.offense-assessed.v1");
        assertEquals(1, audit.lost(List.of(OFFENSE)));

        read("citation", 1, "enforcement.citation-issued.v1");
        assertEquals(0, audit.lost(List.of(OFFENSE)));
        assertEquals(1, audit.lost(List.of(OFFENSE, UUID.randomUUID())));
    }

    @Test
    void a_version_that_is_left_out_is_reordered() throws IOException {
        read("ledger", 1, "enforcement.offense-assessed.v1");
        read("ledger", 3, "enforcement.assessment-adjusted.v1");

        assertEquals(1, audit.reordered());
    }

    @Test
    void streams_do_not_mind_each_other() throws IOException {
        read("one", 1, "enforcement.offense-assessed.v1");
        read("other", 1, "enforcement.assessment-adjusted.v1");
        read("one", 2, "enforcement.assessment-adjusted.v1");

        assertEquals(0, audit.reordered());
        assertEquals(0, audit.doubled());
    }

    @Test
    void the_same_event_twice_is_doubled_and_not_reordered() throws IOException {
        UUID event = UUID.randomUUID();
        audit.read(record(event, "ledger", 1, "enforcement.offense-assessed.v1"));
        audit.read(record(event, "ledger", 1, "enforcement.offense-assessed.v1"));

        assertEquals(1, audit.doubled());
        assertEquals(0, audit.reordered());
    }

    @Test
    void two_citations_of_one_offense_are_doubled() throws IOException {
        read("citation-1", 1, "enforcement.citation-issued.v1");
        read("citation-2", 1, "enforcement.citation-issued.v1");

        assertEquals(1, audit.doubled());
    }

    private void read(String stream, long version, String type) throws IOException {
        audit.read(record(UUID.randomUUID(), stream, version, type));
    }

    private static ConsumerRecord<String, byte[]> record(UUID event, String stream, long version, String type) {
        byte[] payload = ("{\"offenseId\":\"" + OFFENSE + "\"}").getBytes(StandardCharsets.UTF_8);
        ConsumerRecord<String, byte[]> record = new ConsumerRecord<>("townhound.enforcement", 0, 0, stream, payload);
        record.headers()
                .add("ce_id", event.toString().getBytes(StandardCharsets.UTF_8))
                .add("ce_type", type.getBytes(StandardCharsets.UTF_8))
                .add("ce_streamversion", Long.toString(version).getBytes(StandardCharsets.UTF_8));
        return record;
    }
}
