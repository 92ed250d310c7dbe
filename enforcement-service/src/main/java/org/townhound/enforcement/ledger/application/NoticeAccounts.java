package org.townhound.enforcement.ledger.application;

import io.smallrye.mutiny.Uni;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.contracts.enforcement.v1.Assessment;
import org.townhound.contracts.kit.v1.ChargeAssessed;
import org.townhound.eventstore.Ids;
import org.townhound.eventstore.StoredEvent;
import org.townhound.kit.account.Accounts;
import org.townhound.kit.account.OpenAccount;
import org.townhound.kit.account.domain.Account;
import org.townhound.kit.account.domain.AccountCommand;
import org.townhound.kit.account.domain.AccountCommand.AssessCharge;
import org.townhound.kit.account.domain.AccountCommand.GiveCredit;
import org.townhound.ordinances.values.Applied;
import org.townhound.ordinances.values.Money;

/** Keeps the account of each notice at what the notice asks for. */
public final class NoticeAccounts {
    private final Accounts accounts;
    private final TownLaw law;

    public NoticeAccounts(Accounts accounts, TownLaw law) {
        this.accounts = accounts;
        this.law = law;
    }

    public static UUID accountId(String town, String number) {
        return Ids.named(Notices.stream(town, number).toString());
    }

    Uni<Void> settle(Mutiny.Session session, Posting posting, StoredEvent cause, NoticeMove move) {
        if (move.by().isZero()) {
            return Uni.createFrom().voidItem();
        }
        UUID accountId = accountId(move.town(), move.noticeNumber());
        return open(session, posting, move, accountId)
                .invoke(open -> commands(posting, cause, accountId, open.account(), move)
                        .forEach(command -> posting.settle(cause, accountId, command, move.on())))
                .replaceWithVoid();
    }

    /** The account of a notice that has just got its number cannot be there yet. */
    private Uni<OpenAccount> open(Mutiny.Session session, Posting posting, NoticeMove move, UUID accountId) {
        return posting.account(accountId)
                .map(open -> Uni.createFrom().item(open))
                .orElseGet(() -> (move.first()
                                ? Uni.createFrom().item(OpenAccount.fresh(move.town(), accountId))
                                : accounts.open(session, move.town(), accountId))
                        .invoke(open -> posting.open(accountId, open)));
    }

    private List<? extends AccountCommand> commands(
            Posting posting, StoredEvent cause, UUID accountId, Account account, NoticeMove move) {
        return move.by().isPositive()
                ? List.of(charge(posting.nextId(cause), accountId, move))
                : credits(posting, cause, accountId, account, Money.ZERO.minus(move.by()));
    }

    private AssessCharge charge(UUID chargeId, UUID accountId, NoticeMove move) {
        Assessment because = move.because();
        LocalDate day = law.civilDate(move.town(), move.occurredAt());
        String payee = law.payee(move.town(), because.provision(), day)
                .orElseThrow(() -> new NoSuchElementException("nobody receives a fine for " + because.provision()));
        Applied applied = new Applied(
                because.provision(),
                because.sanction().amount().amount().toPlainString() + " "
                        + because.sanction().amount().currency(),
                because.citation(),
                because.ordinanceVersion());
        String subject = Notices.stream(move.town(), move.noticeNumber()).toString();
        return new AssessCharge(accountId, chargeId, "fine", move.by(), payee, applied, subject);
    }

    /** A notice may have been raised by a charge of its own; the latest one shrinks first. */
    private static List<GiveCredit> credits(
            Posting posting, StoredEvent cause, UUID accountId, Account account, Money total) {
        List<GiveCredit> credits = new ArrayList<>();
        Money left = total;
        for (ChargeAssessed charge : List.copyOf(account.charges().values()).reversed()) {
            Money standing = account.standing(charge.chargeId());
            Money amount = standing.compareTo(left) < 0 ? standing : left;
            if (amount.isPositive()) {
                credits.add(new GiveCredit(
                        accountId,
                        posting.nextId(cause),
                        charge.chargeId(),
                        amount,
                        "assessment-adjusted",
                        cause.eventId()));
                left = left.minus(amount);
            }
        }
        return credits;
    }
}
