package org.townhound.impound.impoundment.application;

import java.util.List;
import java.util.UUID;
import java.util.stream.Collectors;
import org.townhound.contracts.kit.v1.AccountEvent;
import org.townhound.eventstore.Ids;
import org.townhound.impound.impoundment.domain.PoundCharge;
import org.townhound.kit.account.domain.Account;
import org.townhound.kit.account.domain.AccountCommand.AssessCharge;
import org.townhound.kit.account.domain.AccountDecider;
import org.townhound.kit.recording.Streams;
import org.townhound.ordinances.values.Applied;
import org.townhound.ordinances.values.Fee;

/** What the pound asks for, as charges on the impoundment's account; each day in care is a charge of its own. */
final class Charges {
    private Charges() {}

    static List<AssessCharge> of(UUID impoundment, List<PoundCharge> owed) {
        return owed.stream().map(charge -> of(impoundment, charge)).toList();
    }

    /** Those that are not on the account yet. */
    static List<AccountEvent> missing(UUID impoundment, List<PoundCharge> owed, Account account) {
        return of(impoundment, owed).stream()
                .flatMap(charge -> Streams.accepted(AccountDecider.decide(charge, account)).stream())
                .collect(Collectors.toList());
    }

    private static AssessCharge of(UUID impoundment, PoundCharge charge) {
        Fee fee = charge.fee();
        Applied because = fee.because();
        UUID id = Ids.named(charge.kind() + "/" + impoundment + "/" + charge.number());
        return new AssessCharge(impoundment, id, charge.kind(), fee.amount(), fee.payee(), because, null);
    }
}
