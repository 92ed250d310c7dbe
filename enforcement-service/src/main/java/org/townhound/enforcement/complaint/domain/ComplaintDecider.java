package org.townhound.enforcement.complaint.domain;

import org.townhound.contracts.enforcement.v1.ComplaintFiled;
import org.townhound.contracts.enforcement.v1.EnforcementEvent;

/** Every complaint is taken: whether it is founded is for whoever looks into it. */
public final class ComplaintDecider {
    private ComplaintDecider() {}

    public static EnforcementEvent decide(FileComplaint command) {
        return new ComplaintFiled(
                command.complaintId(),
                command.kind(),
                command.occurredAt(),
                command.filedAt(),
                command.complainantId(),
                command.narrativeId(),
                command.narrativeSha256());
    }
}
