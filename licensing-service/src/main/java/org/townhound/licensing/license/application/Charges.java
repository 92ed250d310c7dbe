package org.townhound.licensing.license.application;

import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.townhound.contracts.kit.v1.AccountEvent;
import org.townhound.eventstore.Ids;
import org.townhound.kit.account.domain.Account;
import org.townhound.kit.account.domain.AccountCommand.AssessCharge;
import org.townhound.kit.account.domain.AccountDecider;
import org.townhound.licensing.license.domain.Examination.Approved;
import org.townhound.licensing.license.domain.LateFee;
import org.townhound.ordinances.values.Decision;
import org.townhound.ordinances.values.Fee;

/** What a license costs, as charges on its account. */
public final class Charges {
    private static final String LICENSE_FEE = "license-fee";
    private static final String LATE_FEE = "late-fee";

    private Charges() {}

    /** Whether nothing is left of the late fee, be it paid or waived. */
    public static boolean lateFeeCleared(Account account) {
        return account.leftOf(LATE_FEE).isZero();
    }

    static List<AccountEvent> of(Approved approved, Account account) {
        UUID license = approved.application().licenseId();
        List<AccountEvent> charges =
                new ArrayList<>(assess(license, LICENSE_FEE, approved.fee().fee(), account));
        approved.late().map(LateFee::fee).ifPresent(late -> charges.addAll(assess(license, LATE_FEE, late, account)));
        return charges;
    }

    private static List<AccountEvent> assess(UUID license, String kind, Fee fee, Account account) {
        AssessCharge command = new AssessCharge(
                license, Ids.named(kind + "/" + license), kind, fee.amount(), fee.payee(), fee.because(), null);
        return switch (AccountDecider.decide(command, account)) {
            case Decision.Accepted(List<AccountEvent> events) -> events;
            case Decision.Refused(var refusal, var _) ->
                throw new IllegalStateException("a new account refuses a charge: " + refusal.type());
        };
    }
}
