package org.townhound.licensing.recording.adapters;

import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import org.townhound.eventstore.EventStore;
import org.townhound.kit.clock.Punctuality;
import org.townhound.kit.reading.After;
import org.townhound.kit.town.Towns;
import org.townhound.licensing.recording.application.Freshness;
import org.townhound.licensing.recording.application.LicenseLaw;
import org.townhound.licensing.recording.application.Streams;
import org.townhound.licensing.recording.application.TownClock;
import org.townhound.ordinances.OrdinanceBook;

final class RecordingWiring {
    @Produces
    @Singleton
    Streams streams(EventStore store) {
        return new Streams(store);
    }

    @Produces
    @Singleton
    LicenseLaw law(OrdinanceBook book) {
        return new LicenseLaw(book);
    }

    @Produces
    @Singleton
    TownClock clock(Towns towns, Punctuality punctuality) {
        return new TownClock(towns, punctuality);
    }

    @Produces
    @Singleton
    Freshness freshness(After after) {
        return new Freshness(after);
    }
}
