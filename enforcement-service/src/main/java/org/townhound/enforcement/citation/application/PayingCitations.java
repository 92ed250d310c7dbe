package org.townhound.enforcement.citation.application;

import io.smallrye.mutiny.Uni;
import java.util.List;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.contracts.kit.v1.AccountEvent;
import org.townhound.enforcement.ledger.application.NoticeAccounts;
import org.townhound.enforcement.ledger.application.TownLaw;
import org.townhound.eventstore.Append;
import org.townhound.eventstore.EventStore;
import org.townhound.eventstore.Ids;
import org.townhound.eventstore.NewEvent;
import org.townhound.eventstore.Provenance;
import org.townhound.eventstore.StreamAppend;
import org.townhound.eventstore.StreamVersion;
import org.townhound.kit.account.Accounts;
import org.townhound.kit.account.OpenAccount;
import org.townhound.kit.account.domain.AccountCommand.ReceivePayment;
import org.townhound.kit.account.domain.AccountDecider;
import org.townhound.kit.account.domain.AccountRefusal;
import org.townhound.kit.problem.ProblemException;
import org.townhound.ordinances.values.Decision;
import org.townhound.ordinances.values.Money;

/** Takes the payment of a notice: the whole of what it asks for. */
public final class PayingCitations {
    private final EventStore store;
    private final IssuedNotices notices;
    private final Accounts accounts;
    private final TownLaw law;

    public PayingCitations(EventStore store, IssuedNotices notices, Accounts accounts, TownLaw law) {
        this.store = store;
        this.notices = notices;
        this.accounts = accounts;
        this.law = law;
    }

    /** What the payer's form says; {@code reference} may be null. */
    public record PaymentForm(UUID paymentId, Money amount, String method, String reference) {}

    public Uni<StreamVersion> pay(
            Mutiny.Session session, Provenance provenance, String town, String number, PaymentForm form) {
        UUID accountId = NoticeAccounts.accountId(town, number);
        ReceivePayment payment = new ReceivePayment(
                accountId, form.paymentId(), form.amount(), form.method(), form.reference(), provenance.recordedAt());
        return notices.find(session, town, number)
                .chain(() -> accounts.open(session, town, accountId))
                .flatMap(open -> switch (AccountDecider.decide(payment, open.account())) {
                    case Decision.Refused<AccountEvent, AccountRefusal> refused ->
                        Uni.createFrom().failure(ProblemException.refused(refused.refusal()));
                    case Decision.Accepted<AccountEvent, AccountRefusal> accepted ->
                        append(session, provenance, open, accepted.events());
                });
    }

    private Uni<StreamVersion> append(
            Mutiny.Session session, Provenance provenance, OpenAccount open, List<AccountEvent> events) {
        if (events.isEmpty()) {
            return Uni.createFrom().item(new StreamVersion(open.stream(), open.version()));
        }
        List<NewEvent> added = events.stream()
                .map(event -> new NewEvent(
                        Ids.next(),
                        event,
                        provenance.recordedAt(),
                        law.civilDate(open.stream().town(), provenance.recordedAt())))
                .toList();
        StreamAppend stream = new StreamAppend(open.stream(), open.version(), added);
        return store.append(session, new Append(provenance, List.of(stream)))
                .map(versions -> new StreamVersion(open.stream(), versions.get(open.stream())));
    }
}
