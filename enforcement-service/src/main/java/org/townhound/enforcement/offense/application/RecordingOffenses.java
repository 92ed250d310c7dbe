package org.townhound.enforcement.offense.application;

import io.smallrye.mutiny.Uni;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.contracts.enforcement.v1.EnforcementEvent;
import org.townhound.contracts.enforcement.v1.OffenseRecorded;
import org.townhound.contracts.enforcement.v1.OffenseVoided;
import org.townhound.enforcement.ledger.application.ExpectInput;
import org.townhound.enforcement.ledger.application.LedgerInput;
import org.townhound.enforcement.ledger.application.LockLedgers;
import org.townhound.enforcement.ledger.application.TownLaw;
import org.townhound.enforcement.offense.domain.OffenseCommand.VoidOffense;
import org.townhound.enforcement.offense.domain.OffenseDecider;
import org.townhound.enforcement.offense.domain.OffenseRefusal;
import org.townhound.enforcement.party.application.FindParty;
import org.townhound.enforcement.party.application.FindParty.Acquaintance;
import org.townhound.eventstore.Append;
import org.townhound.eventstore.EventStore;
import org.townhound.eventstore.Ids;
import org.townhound.eventstore.NewEvent;
import org.townhound.eventstore.Provenance;
import org.townhound.eventstore.StreamAppend;
import org.townhound.eventstore.StreamId;
import org.townhound.eventstore.StreamVersion;
import org.townhound.kit.problem.ProblemException;
import org.townhound.ordinances.values.Decision;

/** Takes an officer's record of an offense, and voids it again. */
public final class RecordingOffenses {
    private final LockLedgers locks;
    private final EventStore store;
    private final Offenses offenses;
    private final FindParty parties;
    private final ExpectInput inputs;
    private final TownLaw law;

    public RecordingOffenses(
            LockLedgers locks,
            EventStore store,
            Offenses offenses,
            FindParty parties,
            ExpectInput inputs,
            TownLaw law) {
        this.locks = locks;
        this.store = store;
        this.offenses = offenses;
        this.parties = parties;
        this.inputs = inputs;
        this.law = law;
    }

    public Uni<StreamVersion> record(Mutiny.Session session, Provenance provenance, String town, OffenseForm form) {
        LocalDate occurredOn = law.civilDate(town, form.occurredAt());
        if (!law.hasLadder(town, form.provision(), occurredOn)) {
            throw ProblemException.badField(
                    "/provision", "No fine schedule of this town knew this provision on " + occurredOn + ".");
        }
        StreamId ledger = LedgerInput.ledger(town, form.personId());
        return locks.lock(session, List.of(ledger))
                .chain(() -> acquaintance(session, town, form))
                .flatMap(keeper -> offenses.load(session, town, form.offenseId())
                        .flatMap(before -> settle(
                                session,
                                provenance,
                                before,
                                OffenseDecider.decide(
                                        form.command(occurredOn, keeper == Acquaintance.REGISTERED), before.offense()),
                                form.occurredAt(),
                                occurredOn)))
                .call(place -> inputs.expect(session, ledger, place, form.offenseId(), OffenseRecorded.class));
    }

    public Uni<StreamVersion> voidOffense(
            Mutiny.Session session, Provenance provenance, String town, UUID offenseId, String reason) {
        return offenses.load(session, town, offenseId)
                .invoke(RecordedOffense::orNotFound)
                .call(before -> locks.lock(
                        session,
                        List.of(LedgerInput.ledger(town, before.orNotFound().personId()))))
                .flatMap(before -> settle(
                                session,
                                provenance,
                                before,
                                OffenseDecider.decide(new VoidOffense(offenseId, reason), before.offense()),
                                provenance.recordedAt(),
                                law.civilDate(town, provenance.recordedAt()))
                        .call(place -> inputs.expect(
                                session,
                                LedgerInput.ledger(town, before.orNotFound().personId()),
                                place,
                                offenseId,
                                OffenseVoided.class)));
    }

    private Uni<Acquaintance> acquaintance(Mutiny.Session session, String town, OffenseForm form) {
        Uni<Acquaintance> keeper =
                parties.find(session, town, form.personId()).invoke(RecordingOffenses::refuseStranger);
        return form.dogId() == null
                ? keeper
                : keeper.call(
                        () -> parties.find(session, town, form.dogId()).invoke(RecordingOffenses::refuseStranger));
    }

    private static void refuseStranger(Acquaintance acquaintance) {
        if (acquaintance == Acquaintance.OF_ANOTHER_TOWN) {
            throw ProblemException.notFound();
        }
    }

    private Uni<StreamVersion> settle(
            Mutiny.Session session,
            Provenance provenance,
            RecordedOffense before,
            Decision<EnforcementEvent, OffenseRefusal> decision,
            Instant at,
            LocalDate on) {
        return switch (decision) {
            case Decision.Refused<EnforcementEvent, OffenseRefusal> refused ->
                Uni.createFrom().failure(ProblemException.refused(refused.refusal()));
            case Decision.Accepted<EnforcementEvent, OffenseRefusal> accepted ->
                accepted.events().isEmpty()
                        ? Uni.createFrom().item(before.place())
                        : append(session, provenance, before, accepted.events(), at, on);
        };
    }

    private Uni<StreamVersion> append(
            Mutiny.Session session,
            Provenance provenance,
            RecordedOffense before,
            List<EnforcementEvent> events,
            Instant at,
            LocalDate on) {
        List<NewEvent> added = events.stream()
                .map(event -> new NewEvent(Ids.next(), event, at, on))
                .toList();
        StreamAppend stream = new StreamAppend(before.stream(), before.version(), added);
        return store.append(session, new Append(provenance, List.of(stream)))
                .map(versions -> new StreamVersion(before.stream(), versions.get(before.stream())));
    }
}
