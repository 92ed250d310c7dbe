package org.townhound.enforcement.citation.application;

import io.smallrye.mutiny.Uni;
import java.util.List;
import java.util.regex.Pattern;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.contracts.enforcement.v1.AdjustmentProposed;
import org.townhound.contracts.enforcement.v1.AssessmentAdjusted;
import org.townhound.contracts.enforcement.v1.CitationDefaultRemoved;
import org.townhound.contracts.enforcement.v1.CitationDefaulted;
import org.townhound.contracts.enforcement.v1.CitationIssued;
import org.townhound.contracts.enforcement.v1.ComplaintFiled;
import org.townhound.contracts.enforcement.v1.EnforcementEvent;
import org.townhound.contracts.enforcement.v1.NoticeDefective;
import org.townhound.contracts.enforcement.v1.OffenseAssessed;
import org.townhound.contracts.enforcement.v1.OffenseRecorded;
import org.townhound.contracts.enforcement.v1.OffenseVoided;
import org.townhound.contracts.enforcement.v1.WarningIssued;
import org.townhound.enforcement.citation.domain.Default;
import org.townhound.enforcement.ledger.application.Notices;
import org.townhound.eventstore.EventStore;
import org.townhound.eventstore.StoredEvent;
import org.townhound.kit.problem.ProblemException;

/** Finds a citation or a warning by its number. */
public final class IssuedNotices {
    private static final Pattern NUMBER = Pattern.compile("[0-9]{4}-[0-9]{6,12}");

    private final EventStore store;

    public IssuedNotices(EventStore store) {
        this.store = store;
    }

    public Uni<IssuedNotice> find(Mutiny.Session session, String town, String number) {
        if (!NUMBER.matcher(number).matches()) {
            throw ProblemException.notFound();
        }
        return store.load(session, Notices.stream(town, number)).map(events -> {
            if (events.isEmpty()) {
                throw ProblemException.notFound();
            }
            IssuedNotice notice = notice(events.getFirst());
            return Default.standing(content(events)).isPresent() ? notice.afterDefault() : notice;
        });
    }

    static List<EnforcementEvent> content(List<StoredEvent> events) {
        return events.stream().map(stored -> (EnforcementEvent) stored.event()).toList();
    }

    private static IssuedNotice notice(StoredEvent first) {
        return switch ((EnforcementEvent) first.event()) {
            case CitationIssued issued -> IssuedNotice.of(issued);
            case WarningIssued issued -> IssuedNotice.of(issued);
            case OffenseRecorded _,
                    OffenseVoided _,
                    OffenseAssessed _,
                    AssessmentAdjusted _,
                    AdjustmentProposed _,
                    CitationDefaulted _,
                    CitationDefaultRemoved _,
                    NoticeDefective _,
                    ComplaintFiled _ -> throw new IllegalStateException("no notice begins with " + first.type());
        };
    }
}
