package org.townhound.enforcement.citation.application;

import io.smallrye.mutiny.Uni;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.contracts.Event;
import org.townhound.contracts.enforcement.v1.CitationDefaultRemoved;
import org.townhound.contracts.kit.v1.CreditGiven;
import org.townhound.contracts.kit.v1.PaymentReceived;
import org.townhound.contracts.kit.v1.PaymentVoided;
import org.townhound.enforcement.citation.domain.Default;
import org.townhound.enforcement.ledger.application.NoticeAccounts;
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
import org.townhound.kit.account.domain.Account;
import org.townhound.kit.deadline.Deadline;
import org.townhound.kit.deadline.DeadlineChange;
import org.townhound.kit.deadline.DeadlineKind;

/**
 * Takes a default back, at once, when a payment that was received in time is recorded late, or the fine is taken away. What
 * is waived or paid after the last day does not undo that nobody paid in time.
 */
public final class DefaultRemoval implements DeadlineKind {
    private static final String CITATION = "citation";

    private final EventStore store;
    private final Accounts accounts;
    private final TownLaw law;

    public DefaultRemoval(EventStore store, Accounts accounts, TownLaw law) {
        this.store = store;
        this.accounts = accounts;
        this.law = law;
    }

    @Override
    public String name() {
        return "citation-default-removal";
    }

    @Override
    public Set<String> families() {
        return Set.of(
                "enforcement.citation-default-removed",
                "kit.payment-received",
                "kit.payment-voided",
                "kit.credit-given");
    }

    @Override
    public boolean adverse() {
        return false;
    }

    @Override
    public Set<String> inputs() {
        return Set.of();
    }

    @Override
    public Uni<List<DeadlineChange>> changes(Mutiny.Session session, SealedEvent event) {
        StoredEvent stored = event.stored();
        return switch (stored.event()) {
            case CitationDefaultRemoved removed ->
                Uni.createFrom()
                        .item(List.of(
                                new DeadlineChange.Fires(removed.deadlineId()),
                                new DeadlineChange.Closes(stored.stream().toString())));
            case PaymentReceived _, PaymentVoided _, CreditGiven _ -> moved(session, stored);
            case Event _ -> Uni.createFrom().item(List.of());
        };
    }

    private Uni<List<DeadlineChange>> moved(Mutiny.Session session, StoredEvent stored) {
        return accounts.openAt(session, new StreamVersion(stored.stream(), stored.version()))
                .flatMap(open -> open.account()
                        .subject()
                        .map(StreamId::parse)
                        .filter(subject -> subject.kind().equals(CITATION))
                        .map(citation -> store.load(session, citation)
                                .map(history -> found(citation, history, open.account()))
                                .map(found -> List.of(change(citation, found, stored.recordedAt()))))
                        .orElseGet(() -> Uni.createFrom().item(List.of())));
    }

    private static DeadlineChange change(StreamId citation, Default found, Instant now) {
        return found.isWrong()
                ? new DeadlineChange.Opens(citation, citation.toString(), now)
                : new DeadlineChange.Closes(citation.toString());
    }

    private Default found(StreamId citation, List<StoredEvent> history, Account account) {
        return Default.of(
                IssuedNotices.content(history), lastDay -> account.unpaidBefore(law.endOf(citation.town(), lastDay)));
    }

    /** Locked first: a voiding at the same moment comes before it or after it. */
    @Override
    public Uni<Optional<StreamVersion>> fire(Mutiny.Session session, Deadline deadline, Provenance provenance) {
        StreamId citation = deadline.stream();
        UUID accountId = NoticeAccounts.accountId(citation.town(), citation.id());
        return store.lock(session, List.of(citation, Accounts.stream(citation.town(), accountId)))
                .chain(() -> accounts.open(session, citation.town(), accountId))
                .flatMap(open -> store.load(session, citation)
                        .flatMap(history -> found(citation, history, open.account())
                                .removed(deadline.id())
                                .map(event -> append(session, deadline, provenance, history.size(), event))
                                .orElseGet(() -> Uni.createFrom().item(Optional.empty()))));
    }

    private Uni<Optional<StreamVersion>> append(
            Mutiny.Session session,
            Deadline deadline,
            Provenance provenance,
            long version,
            CitationDefaultRemoved event) {
        StreamId citation = deadline.stream();
        LocalDate on = law.civilDate(citation.town(), deadline.due());
        NewEvent added = new NewEvent(deadline.firingId(), event, deadline.due(), on);
        StreamAppend stream = new StreamAppend(citation, version, List.of(added));
        return store.append(session, new Append(provenance, List.of(stream)))
                .map(versions -> Optional.of(new StreamVersion(citation, versions.get(citation))));
    }
}
