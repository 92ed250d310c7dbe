package org.townhound.enforcement.ledger.application;

import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import java.time.InstantSource;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.UUID;
import java.util.stream.Collectors;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.contracts.enforcement.v1.AdjustmentProposed;
import org.townhound.contracts.enforcement.v1.AssessmentAdjusted;
import org.townhound.contracts.enforcement.v1.CitationDefaultRemoved;
import org.townhound.contracts.enforcement.v1.CitationDefaulted;
import org.townhound.contracts.enforcement.v1.CitationIssued;
import org.townhound.contracts.enforcement.v1.ComplaintFiled;
import org.townhound.contracts.enforcement.v1.EnforcementEvent;
import org.townhound.contracts.enforcement.v1.NoticeDefective;
import org.townhound.contracts.enforcement.v1.OffenseAssessed;
import org.townhound.contracts.enforcement.v1.OffenseRecorded;
import org.townhound.contracts.enforcement.v1.OffenseVoided;
import org.townhound.contracts.enforcement.v1.WarningIssued;
import org.townhound.enforcement.ledger.domain.Change;
import org.townhound.enforcement.ledger.domain.Difference;
import org.townhound.enforcement.ledger.domain.Entry;
import org.townhound.eventstore.Append;
import org.townhound.eventstore.EventStore;
import org.townhound.eventstore.Provenance;
import org.townhound.eventstore.StoredEvent;
import org.townhound.eventstore.StreamAppend;
import org.townhound.eventstore.StreamId;

/** Posts what happened to the ledger of whom it happened to, with whatever follows from it. */
public final class KeepingLedgers {
    public static final String CONSUMER = "offense-ledger";

    private final EventStore store;
    private final OpeningLedgers ledgers;
    private final KeepFacts facts;
    private final NumberNotices numbers;
    private final NoticeAccounts accounts;
    private final TownLaw law;
    private final InstantSource clock;

    public KeepingLedgers(
            EventStore store,
            OpeningLedgers ledgers,
            KeepFacts facts,
            NumberNotices numbers,
            NoticeAccounts accounts,
            TownLaw law,
            InstantSource clock) {
        this.store = store;
        this.ledgers = ledgers;
        this.facts = facts;
        this.numbers = numbers;
        this.accounts = accounts;
        this.law = law;
        this.clock = clock;
    }

    public Uni<Void> post(Mutiny.Session session, List<StoredEvent> events) {
        List<KnownFact> batch = events.stream().map(this::fact).toList();
        Set<StreamId> touched =
                batch.stream().map(fact -> fact.input().ledger()).collect(Collectors.toCollection(TreeSet::new));
        return ledgers.open(session, touched, clock.instant())
                .call(posting -> Multi.createFrom()
                        .iterable(batch)
                        .onItem()
                        .transformToUniAndConcatenate(fact -> post(session, posting, fact))
                        .collect()
                        .last())
                .call(posting -> numbers.settle(session, posting.numbers()))
                .call(() -> facts.keep(session, batch))
                .flatMap(posting -> append(session, posting, events.getFirst()));
    }

    private KnownFact fact(StoredEvent stored) {
        return new KnownFact(
                LedgerInput.of(stored), law.civilDate(stored.stream().town(), stored.recordedAt()));
    }

    private Uni<Void> post(Mutiny.Session session, Posting posting, KnownFact fact) {
        Book book = posting.learn(fact);
        if (book.incomplete()) {
            return Uni.createFrom().voidItem();
        }
        String town = book.stream().town();
        LocalDate today = law.civilDate(town, posting.now());
        List<Change> changes = new Difference(
                        book.ledger(),
                        book.facts(),
                        law.fineSchedule(town),
                        fact.input().stored().eventId())
                .changes();
        return Multi.createFrom()
                .iterable(changes)
                .onItem()
                .transformToUniAndConcatenate(change -> number(session, posting, change, town, today)
                        .flatMap(number -> follow(
                                session,
                                posting,
                                fact.input(),
                                change.events(today, number),
                                change.offenseId(),
                                today)))
                .collect()
                .last()
                .replaceWithVoid();
    }

    private Uni<String> number(Mutiny.Session session, Posting posting, Change change, String town, LocalDate today) {
        return change.takesNumber()
                ? numbers.next(session, posting.numbers(), town, today)
                : Uni.createFrom().nullItem();
    }

    /** The events of one change; the account of the offense's notice follows them. */
    private Uni<Void> follow(
            Mutiny.Session session,
            Posting posting,
            LedgerInput cause,
            List<EnforcementEvent> events,
            UUID offenseId,
            LocalDate today) {
        StreamId ledger = cause.ledger();
        Optional<Entry> before = posting.book(ledger).ledger().entry(offenseId);
        events.forEach(event -> posting.follow(cause, event, stream(ledger, event), today));
        Entry now = posting.book(ledger).ledger().entry(offenseId).orElseThrow();
        return accounts.settle(session, posting, cause.stored(), NoticeMove.between(ledger.town(), before, now, today));
    }

    private static StreamId stream(StreamId ledger, EnforcementEvent event) {
        return switch (event) {
            case CitationIssued issued -> Notices.stream(ledger.town(), issued.noticeNumber());
            case CitationDefaulted defaulted -> Notices.stream(ledger.town(), defaulted.noticeNumber());
            case CitationDefaultRemoved removed -> Notices.stream(ledger.town(), removed.noticeNumber());
            case WarningIssued issued -> Notices.stream(ledger.town(), issued.noticeNumber());
            case OffenseRecorded _,
                    OffenseVoided _,
                    OffenseAssessed _,
                    AssessmentAdjusted _,
                    AdjustmentProposed _,
                    NoticeDefective _,
                    ComplaintFiled _ -> ledger;
        };
    }

    private Uni<Void> append(Mutiny.Session session, Posting posting, StoredEvent first) {
        List<StreamAppend> streams = posting.streams();
        if (streams.isEmpty()) {
            return Uni.createFrom().voidItem();
        }
        Provenance provenance =
                new Provenance(posting.now(), "consumer:" + CONSUMER, first.correlationId(), null, first.traceparent());
        return store.append(session, new Append(provenance, streams)).replaceWithVoid();
    }
}
