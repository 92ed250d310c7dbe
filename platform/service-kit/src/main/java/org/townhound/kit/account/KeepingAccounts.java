package org.townhound.kit.account;

import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Any;
import jakarta.enterprise.inject.Instance;
import java.util.ArrayList;
import java.util.List;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.contracts.kit.v1.AccountEvent;
import org.townhound.eventstore.Append;
import org.townhound.eventstore.EventStore;
import org.townhound.eventstore.Ids;
import org.townhound.eventstore.NewEvent;
import org.townhound.eventstore.Provenance;
import org.townhound.eventstore.Reservations;
import org.townhound.eventstore.StreamAppend;
import org.townhound.eventstore.StreamId;
import org.townhound.eventstore.StreamVersion;
import org.townhound.kit.account.domain.AccountCommand;
import org.townhound.kit.account.domain.AccountCommand.AssessCharge;
import org.townhound.kit.account.domain.AccountCommand.AtTheCounter;
import org.townhound.kit.account.domain.AccountCommand.PayRefund;
import org.townhound.kit.account.domain.AccountCommand.ReceivePayment;
import org.townhound.kit.account.domain.AccountCommand.VoidPayment;
import org.townhound.kit.account.domain.AccountCommand.WaiveCharges;
import org.townhound.kit.account.domain.AccountDecider;
import org.townhound.kit.account.domain.AccountRefusal.PaymentOfAnotherAccount;
import org.townhound.kit.problem.ProblemException;
import org.townhound.kit.town.Towns;
import org.townhound.ordinances.values.Decision;

/**
 * How every service takes a payment, voids one, waives and refunds: one call, in the caller's transaction, with the one
 * append of that transaction. Locks come in the order of the house: the payment's id, the streams, the receipt's number.
 */
@ApplicationScoped
public class KeepingAccounts {
    private static final String PAYMENT = "payment";

    private final EventStore store;
    private final Reservations reservations;
    private final Accounts accounts;
    private final Receipts receipts;
    private final Towns towns;
    private final Instance<AccountFollower> followers;

    KeepingAccounts(
            EventStore store,
            Reservations reservations,
            Accounts accounts,
            Receipts receipts,
            Towns towns,
            @Any Instance<AccountFollower> followers) {
        this.store = store;
        this.reservations = reservations;
        this.accounts = accounts;
        this.receipts = receipts;
        this.towns = towns;
        this.followers = followers;
    }

    /**
     * Carries out what somebody does at the counter.
     *
     * @param session the open transaction, in which nothing was appended or locked yet; whether there is such an account
     *     is the caller's to know
     * @return the account's place; the place it had before when the same was done already
     * @throws ProblemException through the {@code Uni}: 409 when the account refuses
     */
    public Uni<StreamVersion> carryOut(
            Mutiny.Session session, Provenance provenance, String town, AtTheCounter command) {
        return carryOut(session, provenance, town, command, List.of());
    }

    /**
     * The same, after charges that have fallen due by then and are not on the account yet.
     *
     * @param due charges of the same account; one that is there already is not assessed again
     */
    public Uni<StreamVersion> carryOut(
            Mutiny.Session session, Provenance provenance, String town, AtTheCounter command, List<AssessCharge> due) {
        StreamId stream = Accounts.stream(town, command.accountId());
        return reserve(session, stream, command)
                .chain(() -> store.lock(session, touched(town, stream, command)))
                .chain(() -> accounts.open(session, town, command.accountId()))
                .flatMap(open -> events(due, command, open).isEmpty()
                        ? Uni.createFrom().item(new StreamVersion(stream, open.version()))
                        : numbered(session, town, command)
                                .flatMap(numbered -> append(session, provenance, due, numbered, open)));
    }

    /** One payment id is one payment of the town for ever, whichever account it is sent to. */
    private Uni<Void> reserve(Mutiny.Session session, StreamId stream, AtTheCounter command) {
        return switch (command) {
            case ReceivePayment payment ->
                reservations
                        .reserve(session, PAYMENT, payment.paymentId().toString(), stream)
                        .invoke(holder -> {
                            if (!holder.equals(stream)) {
                                throw ProblemException.refused(new PaymentOfAnotherAccount());
                            }
                        })
                        .replaceWithVoid();
            case VoidPayment _, WaiveCharges _, PayRefund _ -> Uni.createFrom().voidItem();
        };
    }

    private List<StreamId> touched(String town, StreamId stream, AtTheCounter command) {
        List<StreamId> streams = new ArrayList<>(List.of(stream));
        followers.forEach(follower -> streams.addAll(follower.streams(town, command.accountId())));
        return streams;
    }

    private static List<AccountEvent> events(List<AssessCharge> due, AtTheCounter command, OpenAccount open) {
        List<AccountEvent> events = new ArrayList<>();
        due.forEach(charge -> events.addAll(decide(charge, open.after(events))));
        List<AccountEvent> done = decide(command, open.after(events));
        events.addAll(done);
        return done.isEmpty() ? List.of() : events;
    }

    private static List<AccountEvent> decide(AccountCommand command, OpenAccount open) {
        return switch (AccountDecider.decide(command, open.account())) {
            case Decision.Accepted(List<AccountEvent> events) -> events;
            case Decision.Refused(var refusal, var _) -> throw ProblemException.refused(refusal);
        };
    }

    private Uni<? extends AtTheCounter> numbered(Mutiny.Session session, String town, AtTheCounter command) {
        return switch (command) {
            case ReceivePayment payment -> receipts.next(session, town).map(payment::numbered);
            case VoidPayment _, WaiveCharges _, PayRefund _ -> Uni.createFrom().item(command);
        };
    }

    private Uni<StreamVersion> append(
            Mutiny.Session session,
            Provenance provenance,
            List<AssessCharge> due,
            AtTheCounter command,
            OpenAccount open) {
        String town = open.stream().town();
        List<AccountEvent> events = events(due, command, open);
        List<NewEvent> added = events.stream()
                .map(event -> new NewEvent(Ids.next(), event, command.at(), towns.civilDate(town, command.at())))
                .toList();
        AccountFollower.Change change = new AccountFollower.Change(
                town, command.accountId(), open.account(), open.after(events).account());
        return Multi.createFrom()
                .iterable(followers.stream().toList())
                .onItem()
                .transformToUniAndConcatenate(follower -> follower.follow(session, provenance, change))
                .collect()
                .in(ArrayList<StreamAppend>::new, List::addAll)
                .invoke(streams -> streams.add(new StreamAppend(open.stream(), open.version(), added)))
                .flatMap(streams -> store.append(session, new Append(provenance, streams)))
                .map(versions -> new StreamVersion(open.stream(), versions.get(open.stream())));
    }
}
