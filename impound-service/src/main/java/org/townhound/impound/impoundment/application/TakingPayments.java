package org.townhound.impound.impoundment.application;

import io.smallrye.mutiny.Uni;
import java.util.List;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.eventstore.StreamVersion;
import org.townhound.impound.impoundment.domain.Impoundment;
import org.townhound.impound.impoundment.domain.Impoundment.InCustody;
import org.townhound.impound.impoundment.domain.PoundFees;
import org.townhound.impound.impoundment.domain.Stay;
import org.townhound.kit.account.KeepingAccounts;
import org.townhound.kit.account.domain.AccountCommand.AssessCharge;
import org.townhound.kit.account.domain.AccountCommand.ReceivePayment;
import org.townhound.kit.recording.Occasion;
import org.townhound.kit.recording.Occurrence;

/** Takes what is owed for a dog until the moment of the payment, or a part of it. */
public final class TakingPayments {
    private static final String FIELD = "/receivedAt";

    private final Impoundments impoundments;
    private final PoundLaw law;
    private final KeepingAccounts accounts;

    public TakingPayments(Impoundments impoundments, PoundLaw law, KeepingAccounts accounts) {
        this.impoundments = impoundments;
        this.law = law;
        this.accounts = accounts;
    }

    /** 404 for a dog that this town has not taken in; {@code occasion} happened when the payment was received. */
    public Uni<StreamVersion> pay(Mutiny.Session session, Occasion occasion, ReceivePayment payment) {
        String town = occasion.town();
        return impoundments
                .find(session, town, payment.accountId())
                .flatMap(file -> accounts.carryOut(
                        session,
                        occasion.provenance(),
                        town,
                        payment,
                        due(town, file.impoundment().state(), occasion.happened())));
    }

    private List<AssessCharge> due(String town, Impoundment impoundment, Occurrence when) {
        return switch (impoundment) {
            case InCustody custody -> {
                PreparingRelease.checkNotBefore(custody.as(), when, FIELD);
                Stay stay = Stay.until(custody.as(), when.at(), when.on());
                yield Charges.of(
                        custody.as().impoundmentId(),
                        PoundFees.of(
                                stay, custody.as(), law.rules(town, custody.as().takenInOn())));
            }
            case Impoundment.Released _, Impoundment.None _ -> List.of();
        };
    }
}
