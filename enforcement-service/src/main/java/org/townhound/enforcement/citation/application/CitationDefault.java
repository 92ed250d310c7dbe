package org.townhound.enforcement.citation.application;

import io.smallrye.mutiny.Uni;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.contracts.Event;
import org.townhound.contracts.enforcement.v1.CitationDefaulted;
import org.townhound.contracts.enforcement.v1.CitationIssued;
import org.townhound.contracts.kit.v1.AccountEvent;
import org.townhound.enforcement.citation.domain.UnpaidCitation;
import org.townhound.enforcement.ledger.application.KeepingLedgers;
import org.townhound.enforcement.ledger.application.LedgerReading;
import org.townhound.enforcement.ledger.application.NoticeAccounts;
import org.townhound.enforcement.ledger.application.ReadingLedgers;
import org.townhound.enforcement.ledger.application.TownLaw;
import org.townhound.eventstore.Append;
import org.townhound.eventstore.EventStore;
import org.townhound.eventstore.NewEvent;
import org.townhound.eventstore.Provenance;
import org.townhound.eventstore.SealedEvent;
import org.townhound.eventstore.StoredEvent;
import org.townhound.eventstore.StreamAppend;
import org.townhound.eventstore.StreamId;
import org.townhound.eventstore.StreamVersion;
import org.townhound.kit.account.Accounts;
import org.townhound.kit.deadline.Deadline;
import org.townhound.kit.deadline.DeadlineChange;
import org.townhound.kit.deadline.DeadlineKind;

/**
 * The days to pay or contest a citation. They run while anything is owed on its account, and wait for what the offense
 * ledgers have not counted yet: a voided offense may have taken the fine away.
 */
public final class CitationDefault implements DeadlineKind {
    private static final String ISSUED = "enforcement.citation-issued";
    private static final String DEFAULTED = "enforcement.citation-defaulted";
    private static final Set<String> ACCOUNT = Set.of(
            "kit.charge-assessed",
            "kit.payment-received",
            "kit.payment-voided",
            "kit.charge-waived",
            "kit.credit-given",
            "kit.refund-paid");

    private final EventStore store;
    private final IssuedNotices notices;
    private final ReadingLedgers ledgers;
    private final Accounts accounts;
    private final TownLaw law;

    public CitationDefault(EventStore store, ReadingLedgers ledgers, Accounts accounts, TownLaw law) {
        this.store = store;
        this.notices = new IssuedNotices(store);
        this.ledgers = ledgers;
        this.accounts = accounts;
        this.law = law;
    }

    @Override
    public String name() {
        return "citation-default";
    }

    @Override
    public Set<String> families() {
        return Stream.concat(Stream.of(ISSUED, DEFAULTED), ACCOUNT.stream()).collect(Collectors.toUnmodifiableSet());
    }

    @Override
    public boolean adverse() {
        return true;
    }

    @Override
    public Set<String> inputs() {
        return Set.of(KeepingLedgers.CONSUMER);
    }

    @Override
    public Uni<List<DeadlineChange>> changes(Mutiny.Session session, SealedEvent event) {
        StoredEvent stored = event.stored();
        return switch (stored.event()) {
            case CitationIssued issued -> Uni.createFrom().item(opened(stored.stream(), issued));
            case CitationDefaulted defaulted ->
                Uni.createFrom().item(List.of(new DeadlineChange.Fires(defaulted.deadlineId())));
            case AccountEvent _ -> moved(session, stored);
            case Event _ -> Uni.createFrom().item(List.of());
        };
    }

    /** The first event of an account is the charge that the citation brings with it. */
    private Uni<List<DeadlineChange>> moved(Mutiny.Session session, StoredEvent stored) {
        String account = stored.stream().toString();
        return stored.version() == 1
                ? Uni.createFrom().item(List.of())
                : accounts.openAt(session, new StreamVersion(stored.stream(), stored.version()))
                        .map(open -> List.of(
                                open.account().balance().isPositive()
                                        ? new DeadlineChange.Reopens(account)
                                        : new DeadlineChange.Closes(account)));
    }

    @Override
    public Uni<Boolean> isIncomplete(Mutiny.Session session, Deadline deadline) {
        StreamId citation = deadline.stream();
        return notices.find(session, citation.town(), citation.id())
                .flatMap(notice -> ledgers.read(session, citation.town(), notice.personId()))
                .map(LedgerReading::incomplete);
    }

    private List<DeadlineChange> opened(StreamId citation, CitationIssued issued) {
        return Optional.ofNullable(issued.payBy())
                .map(payBy -> new DeadlineChange.Opens(
                        citation, account(citation).toString(), law.endOf(citation.town(), payBy)))
                .map(List::<DeadlineChange>of)
                .orElse(List.of());
    }

    /** Locked first: a payment at the same moment comes before it or after it, never beside it. */
    @Override
    public Uni<Optional<StreamVersion>> fire(Mutiny.Session session, Deadline deadline, Provenance provenance) {
        StreamId citation = deadline.stream();
        return store.lock(session, List.of(citation, account(citation)))
                .chain(() -> store.load(session, citation))
                .flatMap(history -> accounts.open(session, citation.town(), accountId(citation))
                        .map(open -> new UnpaidCitation(
                                IssuedNotices.content(history), open.account().balance()))
                        .flatMap(unpaid -> unpaid.defaults(deadline.id())
                                .map(event -> append(session, deadline, provenance, history.size(), event))
                                .orElseGet(() -> Uni.createFrom().item(Optional.empty()))));
    }

    private Uni<Optional<StreamVersion>> append(
            Mutiny.Session session, Deadline deadline, Provenance provenance, long version, CitationDefaulted event) {
        StreamId citation = deadline.stream();
        LocalDate on = law.civilDate(citation.town(), deadline.due());
        NewEvent added = new NewEvent(deadline.firingId(), event, deadline.due(), on);
        StreamAppend stream = new StreamAppend(citation, version, List.of(added));
        return store.append(session, new Append(provenance, List.of(stream)))
                .map(versions -> Optional.of(new StreamVersion(citation, versions.get(citation))));
    }

    private static StreamId account(StreamId citation) {
        return Accounts.stream(citation.town(), accountId(citation));
    }

    private static UUID accountId(StreamId citation) {
        return NoticeAccounts.accountId(citation.town(), citation.id());
    }
}
