package org.townhound.enforcement.citation.application;

import io.smallrye.mutiny.Uni;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.eventstore.Provenance;
import org.townhound.eventstore.StreamVersion;
import org.townhound.kit.account.KeepingAccounts;
import org.townhound.kit.account.domain.AccountCommand.ReceivePayment;

/** Takes what a notice asks for, or a part of it. */
public final class PayingCitations {
    private final IssuedNotices notices;
    private final KeepingAccounts accounts;

    public PayingCitations(IssuedNotices notices, KeepingAccounts accounts) {
        this.notices = notices;
        this.accounts = accounts;
    }

    /** 404 for a notice that this town has not issued. */
    public Uni<StreamVersion> pay(
            Mutiny.Session session, Provenance provenance, String town, String number, ReceivePayment payment) {
        return notices.find(session, town, number).chain(() -> accounts.carryOut(session, provenance, town, payment));
    }
}
