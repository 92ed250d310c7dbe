package org.townhound.licensing.license.application;

import io.smallrye.mutiny.Uni;
import java.time.LocalDate;
import java.util.List;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.contracts.licensing.v1.LicensingEvent;
import org.townhound.eventstore.Reservations;
import org.townhound.kit.recording.Occasion;
import org.townhound.licensing.license.domain.IssueTag;
import org.townhound.licensing.license.domain.License;
import org.townhound.licensing.license.domain.Numbers;
import org.townhound.licensing.license.domain.TagDecider;
import org.townhound.ordinances.values.Decision;

/** Issues a license's tag as soon as nothing withholds it; only then is a number taken. */
public final class Tags {
    private final Reservations reservations;

    public Tags(Reservations reservations) {
        this.reservations = reservations;
    }

    Uni<List<LicensingEvent>> whenDue(
            Mutiny.Session session, Occasion occasion, License license, boolean lateFeeCleared) {
        return switch (license) {
            case License.Issued issued
            when TagDecider.isDue(issued, lateFeeCleared) -> issue(session, occasion, issued, lateFeeCleared);
            case License.Issued _, License.Refused _, License.None _ ->
                Uni.createFrom().item(List.of());
        };
    }

    private Uni<List<LicensingEvent>> issue(
            Mutiny.Session session, Occasion occasion, License.Issued license, boolean lateFeeCleared) {
        LocalDate periodFrom = license.as().periodFrom();
        return reservations
                .nextNumber(session, occasion.town(), "tag-" + periodFrom.getYear())
                .map(count -> new IssueTag(
                        Numbers.of(periodFrom, count), occasion.recorded().on(), lateFeeCleared))
                .map(command -> switch (TagDecider.decide(license, command)) {
                    case Decision.Accepted(List<LicensingEvent> events) -> events;
                    case Decision.Refused(var _, List<LicensingEvent> events) -> events;
                });
    }
}
