package org.townhound.enforcement.complaint.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Instant;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.townhound.contracts.enforcement.v1.ComplaintFiled;

class Filing_a_complaint {
    @Test
    void every_complaint_is_taken_as_it_was_filed() {
        UUID complaint = new UUID(1, 1);
        UUID document = new UUID(1, 2);
        Instant noon = Instant.parse("2026-02-20T17:00:00Z");

        assertEquals(
                new ComplaintFiled(complaint, "barking", null, noon, null, document, "00"),
                ComplaintDecider.decide(new FileComplaint(complaint, "barking", null, noon, null, document, "00")));
    }
}
