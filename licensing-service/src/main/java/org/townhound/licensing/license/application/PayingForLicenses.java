package org.townhound.licensing.license.application;

import io.smallrye.mutiny.Uni;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.eventstore.StreamVersion;
import org.townhound.kit.account.KeepingAccounts;
import org.townhound.kit.account.domain.AccountCommand.ReceivePayment;
import org.townhound.kit.problem.ProblemException;
import org.townhound.kit.recording.Folded;
import org.townhound.kit.recording.Occasion;
import org.townhound.licensing.license.domain.License;

/** Takes what is owed for a license, or a part of it. */
public final class PayingForLicenses {
    private final Licenses licenses;
    private final KeepingAccounts accounts;

    public PayingForLicenses(Licenses licenses, KeepingAccounts accounts) {
        this.licenses = licenses;
        this.accounts = accounts;
    }

    /** 404 for a license that was not issued in this town. */
    public Uni<StreamVersion> pay(Mutiny.Session session, Occasion occasion, ReceivePayment payment) {
        return licenses.load(session, occasion.town(), payment.accountId())
                .invoke(PayingForLicenses::check)
                .chain(() -> accounts.carryOut(session, occasion.provenance(), occasion.town(), payment));
    }

    private static void check(Folded<License> license) {
        if (!(license.state() instanceof License.Issued)) {
            throw ProblemException.notFound();
        }
    }
}
