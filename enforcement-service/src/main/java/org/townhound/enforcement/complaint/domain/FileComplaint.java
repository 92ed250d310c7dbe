package org.townhound.enforcement.complaint.domain;

import java.time.Instant;
import java.util.UUID;

/** {@code occurredAt} and {@code complainantId} may be null: nobody has to know the time or give a name. */
public record FileComplaint(
        UUID complaintId,
        String kind,
        Instant occurredAt,
        Instant filedAt,
        UUID complainantId,
        UUID narrativeId,
        String narrativeSha256) {}
