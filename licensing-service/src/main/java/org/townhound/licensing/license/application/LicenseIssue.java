package org.townhound.licensing.license.application;

import io.smallrye.mutiny.Uni;
import java.util.ArrayList;
import java.util.List;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.contracts.kit.v1.AccountEvent;
import org.townhound.contracts.licensing.v1.LicensingEvent;
import org.townhound.eventstore.EventStore;
import org.townhound.eventstore.NewEvent;
import org.townhound.eventstore.Reservations;
import org.townhound.eventstore.StreamAppend;
import org.townhound.eventstore.StreamVersion;
import org.townhound.kit.account.Accounts;
import org.townhound.kit.account.OpenAccount;
import org.townhound.kit.recording.Folded;
import org.townhound.kit.recording.Occasion;
import org.townhound.kit.recording.Streams;
import org.townhound.licensing.license.domain.Examination.Approved;
import org.townhound.licensing.license.domain.License;
import org.townhound.licensing.license.domain.LicenseDecider;
import org.townhound.licensing.license.domain.Numbers;

/** The license, its number, its charges and, when nothing withholds it, its tag: one append. */
public final class LicenseIssue {
    private final EventStore store;
    private final Accounts accounts;
    private final Reservations reservations;
    private final Tags tags;
    private final Streams streams;

    public LicenseIssue(EventStore store, Accounts accounts, Reservations reservations, Tags tags, Streams streams) {
        this.store = store;
        this.accounts = accounts;
        this.reservations = reservations;
        this.tags = tags;
        this.streams = streams;
    }

    Uni<StreamVersion> issue(Mutiny.Session session, Occasion occasion, Folded<License> license, Approved approved) {
        return accounts.open(session, occasion.town(), approved.application().licenseId())
                .call(account -> store.lock(session, List.of(account.stream(), license.stream())))
                .flatMap(account -> nextNumber(session, occasion, approved)
                        .map(number -> LicenseDecider.issue(approved, number))
                        .flatMap(events -> append(session, occasion, license, approved, account, events)));
    }

    private Uni<String> nextNumber(Mutiny.Session session, Occasion occasion, Approved approved) {
        String sequence = "license-" + approved.period().from().getYear();
        return reservations
                .nextNumber(session, occasion.town(), sequence)
                .map(count -> Numbers.of(approved.period().from(), count));
    }

    private Uni<StreamVersion> append(
            Mutiny.Session session,
            Occasion occasion,
            Folded<License> license,
            Approved approved,
            OpenAccount account,
            List<LicensingEvent> issued) {
        List<AccountEvent> charges = Charges.of(approved, account.account());
        return tags.whenDue(session, occasion, fold(license.state(), issued), false)
                .flatMap(tag -> {
                    List<NewEvent> events = new ArrayList<>(Streams.occurring(occasion.happened(), issued));
                    events.addAll(Streams.occurring(occasion.recorded(), tag));
                    return streams.append(
                                    session,
                                    occasion,
                                    List.of(
                                            new StreamAppend(license.stream(), license.version(), events),
                                            new StreamAppend(
                                                    account.stream(),
                                                    account.version(),
                                                    Streams.occurring(occasion.happened(), charges))))
                            .replaceWith(license.placeAfter(events.size()));
                });
    }

    private static License fold(License before, List<LicensingEvent> events) {
        License license = before;
        for (LicensingEvent event : events) {
            license = License.evolve(license, event);
        }
        return license;
    }
}
