package org.townhound.enforcement.citation.application;

import io.smallrye.mutiny.Uni;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.enforcement.ledger.application.LedgerReading;
import org.townhound.enforcement.ledger.application.NoticeAccounts;
import org.townhound.enforcement.ledger.application.ReadingLedgers;
import org.townhound.eventstore.UnitOfWork;
import org.townhound.kit.account.Accounts;
import org.townhound.kit.account.OpenAccount;

/** Reads a notice with what became of it in the ledger and on its account. */
public final class ReadingCitations {
    private final UnitOfWork unitOfWork;
    private final IssuedNotices notices;
    private final ReadingLedgers ledgers;
    private final Accounts accounts;

    public ReadingCitations(UnitOfWork unitOfWork, IssuedNotices notices, ReadingLedgers ledgers, Accounts accounts) {
        this.unitOfWork = unitOfWork;
        this.notices = notices;
        this.ledgers = ledgers;
        this.accounts = accounts;
    }

    public record CitationReading(IssuedNotice notice, LedgerReading ledger, OpenAccount account) {}

    public Uni<CitationReading> read(String town, String number) {
        return unitOfWork.run(session -> read(session, town, number));
    }

    private Uni<CitationReading> read(Mutiny.Session session, String town, String number) {
        return notices.find(session, town, number)
                .flatMap(notice -> ledgers.read(session, town, notice.personId())
                        .flatMap(ledger -> accounts.open(session, town, NoticeAccounts.accountId(town, number))
                                .map(account -> new CitationReading(notice, ledger, account))));
    }
}
