package org.townhound.notification.notice.application;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.townhound.contracts.notification.v1.NoticeLine;

/** What another service's event has to tell a person; whether it is told is the town's decision. */
public record NoticeDraft(
        String town,
        String kind,
        UUID personId,
        String reference,
        UUID subjectId,
        LocalDate on,
        List<NoticeLine> lines,
        List<String> why,
        Optional<LocalDate> payableUntil) {
    public NoticeDraft {
        lines = List.copyOf(lines);
        why = List.copyOf(why);
    }

    public NoticeDraft to(UUID person) {
        return new NoticeDraft(town, kind, person, reference, subjectId, on, lines, why, payableUntil);
    }
}
