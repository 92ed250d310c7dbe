package org.townhound.impound.impoundment.adapters.in.messaging;

import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.eclipse.microprofile.reactive.messaging.Incoming;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.contracts.Event;
import org.townhound.contracts.kit.v1.AccountEvent;
import org.townhound.contracts.licensing.v1.DogRegistered;
import org.townhound.contracts.licensing.v1.KeeperRegistered;
import org.townhound.contracts.licensing.v1.LicenseIssued;
import org.townhound.contracts.licensing.v1.RabiesCertificateRecorded;
import org.townhound.eventstore.EventConsumer;
import org.townhound.eventstore.SealedEvent;
import org.townhound.eventstore.StoredEvent;
import org.townhound.eventstore.kafka.LaneConsumer;
import org.townhound.impound.impoundment.application.ForeignFact;

/** Follows licensing's topic, to know which dogs are licensed and vaccinated, and what is paid. */
@Singleton
public class LicenseFileConsumer implements EventConsumer {
    static final String NAME = "license-file";

    private final LaneConsumer lanes;
    private final ForeignFacts facts;

    LicenseFileConsumer(LaneConsumer lanes, ForeignFacts facts) {
        this.lanes = lanes;
        this.facts = facts;
    }

    @Incoming(NAME)
    Uni<Void> consume(ConsumerRecords<String, byte[]> records) {
        return lanes.consume(this, records);
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public String source() {
        return "licensing";
    }

    @Override
    public Set<String> families() {
        Set<String> families = new HashSet<>(AccountLines.FAMILIES);
        families.addAll(Set.of(
                "licensing.keeper-registered",
                "licensing.dog-registered",
                "licensing.license-issued",
                "licensing.rabies-certificate-recorded"));
        return families;
    }

    @Override
    public Uni<Void> apply(Mutiny.Session session, List<SealedEvent> events) {
        return facts.keep(session, events, LicenseFileConsumer::fact);
    }

    @Override
    public Uni<Void> parked(Mutiny.Session session, SealedEvent event) {
        return facts.missing(session, event, NAME);
    }

    private static Optional<ForeignFact> fact(StoredEvent stored, Event event) {
        return switch (event) {
            case KeeperRegistered it -> Optional.of(new ForeignFact.Keeper(it.personId()));
            case DogRegistered it -> Optional.of(new ForeignFact.Dog(it.dogId(), it.bornOn()));
            case LicenseIssued it ->
                Optional.of(new ForeignFact.License(
                        it.licenseId(),
                        it.dogId(),
                        it.appliedOn(),
                        it.periodFrom(),
                        it.periodUntil(),
                        it.fee(),
                        stored.eventId()));
            case RabiesCertificateRecorded it ->
                Optional.of(
                        new ForeignFact.Vaccination(it.certificateId(), it.dogId(), it.vaccinatedOn(), it.expiresOn()));
            case AccountEvent it -> Optional.of(AccountLines.of(it, stored.eventId()));
            case Event _ -> Optional.empty();
        };
    }
}
