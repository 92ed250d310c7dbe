package org.townhound.licensing.license.application;

import io.smallrye.mutiny.Uni;
import java.util.ArrayList;
import java.util.List;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.contracts.kit.v1.AccountEvent;
import org.townhound.contracts.licensing.v1.LicensingEvent;
import org.townhound.eventstore.EventStore;
import org.townhound.eventstore.StreamAppend;
import org.townhound.eventstore.StreamVersion;
import org.townhound.kit.account.Accounts;
import org.townhound.kit.account.OpenAccount;
import org.townhound.kit.account.domain.AccountCommand.ReceivePayment;
import org.townhound.kit.account.domain.AccountDecider;
import org.townhound.kit.problem.ProblemException;
import org.townhound.licensing.license.domain.License;
import org.townhound.licensing.recording.application.Folded;
import org.townhound.licensing.recording.application.Occasion;
import org.townhound.licensing.recording.application.Streams;
import org.townhound.ordinances.values.Decision;

/** Takes the whole balance of a license, and hands out the tag that waited for it. */
public final class PayingForLicenses {
    private final EventStore store;
    private final Accounts accounts;
    private final Licenses licenses;
    private final Tags tags;
    private final Streams streams;

    public PayingForLicenses(EventStore store, Accounts accounts, Licenses licenses, Tags tags, Streams streams) {
        this.store = store;
        this.accounts = accounts;
        this.licenses = licenses;
        this.tags = tags;
        this.streams = streams;
    }

    public Uni<StreamVersion> pay(Mutiny.Session session, Occasion occasion, ReceivePayment payment) {
        return licenses.load(session, occasion.town(), payment.accountId())
                .invoke(PayingForLicenses::check)
                .flatMap(license -> accounts.open(session, occasion.town(), payment.accountId())
                        .flatMap(account -> settle(session, occasion, license, account, payment)));
    }

    private static void check(Folded<License> license) {
        if (!(license.state() instanceof License.Issued)) {
            throw ProblemException.notFound();
        }
    }

    private Uni<StreamVersion> settle(
            Mutiny.Session session,
            Occasion occasion,
            Folded<License> license,
            OpenAccount account,
            ReceivePayment payment) {
        return switch (AccountDecider.decide(payment, account.account())) {
            case Decision.Accepted(List<AccountEvent> events)
            when events.isEmpty() -> Uni.createFrom().item(license.place());
            case Decision.Accepted(List<AccountEvent> events) -> receive(session, occasion, license, account, events);
            case Decision.Refused(var refusal, var _) -> Uni.createFrom().failure(ProblemException.refused(refusal));
        };
    }

    private Uni<StreamVersion> receive(
            Mutiny.Session session,
            Occasion occasion,
            Folded<License> license,
            OpenAccount account,
            List<AccountEvent> received) {
        boolean paidInFull = !account.after(received).account().balance().isPositive();
        return store.lock(session, List.of(account.stream(), license.stream()))
                .chain(() -> tags.whenDue(session, occasion, license.state(), paidInFull))
                .flatMap(tag -> streams.append(session, occasion, additions(occasion, license, account, received, tag))
                        .replaceWith(
                                tag.isEmpty()
                                        ? new StreamVersion(account.stream(), account.version() + received.size())
                                        : license.placeAfter(tag.size())));
    }

    private static List<StreamAppend> additions(
            Occasion occasion,
            Folded<License> license,
            OpenAccount account,
            List<AccountEvent> received,
            List<LicensingEvent> tag) {
        List<StreamAppend> additions = new ArrayList<>();
        additions.add(new StreamAppend(
                account.stream(), account.version(), Streams.occurring(occasion.happened(), received)));
        if (!tag.isEmpty()) {
            additions.add(
                    new StreamAppend(license.stream(), license.version(), Streams.occurring(occasion.recorded(), tag)));
        }
        return additions;
    }
}
