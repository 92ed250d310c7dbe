package org.townhound.enforcement.party.adapters.in.messaging;

import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Set;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.eclipse.microprofile.reactive.messaging.Incoming;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.contracts.licensing.v1.DogRegistered;
import org.townhound.contracts.licensing.v1.KeeperRegistered;
import org.townhound.contracts.licensing.v1.LateFeeAssessed;
import org.townhound.contracts.licensing.v1.LicenseExpired;
import org.townhound.contracts.licensing.v1.LicenseIssued;
import org.townhound.contracts.licensing.v1.LicenseRefused;
import org.townhound.contracts.licensing.v1.LicensingEvent;
import org.townhound.contracts.licensing.v1.RabiesCertificateRecorded;
import org.townhound.contracts.licensing.v1.SterilizationProofAccepted;
import org.townhound.contracts.licensing.v1.TagIssued;
import org.townhound.enforcement.party.application.KeepParty;
import org.townhound.eventstore.EventConsumer;
import org.townhound.eventstore.SealedEvent;
import org.townhound.eventstore.StoredEvent;
import org.townhound.eventstore.kafka.LaneConsumer;

/** Follows licensing's topic, to know whom it has registered. */
@Singleton
public class PartyConsumer implements EventConsumer {
    private static final String NAME = "party";

    private final LaneConsumer lanes;
    private final KeepParty parties;

    PartyConsumer(LaneConsumer lanes, KeepParty parties) {
        this.lanes = lanes;
        this.parties = parties;
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
        return Set.of("licensing.keeper-registered", "licensing.dog-registered");
    }

    @Override
    public Uni<Void> apply(Mutiny.Session session, List<SealedEvent> events) {
        return Multi.createFrom()
                .iterable(events)
                .onItem()
                .transformToUniAndConcatenate(event -> keep(session, event.stored()))
                .collect()
                .last()
                .replaceWithVoid();
    }

    private Uni<Void> keep(Mutiny.Session session, StoredEvent stored) {
        String town = stored.stream().town();
        return switch ((LicensingEvent) stored.event()) {
            case KeeperRegistered keeper -> parties.keep(session, town, keeper.personId());
            case DogRegistered dog -> parties.keep(session, town, dog.dogId());
            case RabiesCertificateRecorded _,
                    SterilizationProofAccepted _,
                    LicenseIssued _,
                    LicenseExpired _,
                    LicenseRefused _,
                    LateFeeAssessed _,
                    TagIssued _ -> Uni.createFrom().voidItem();
        };
    }
}
