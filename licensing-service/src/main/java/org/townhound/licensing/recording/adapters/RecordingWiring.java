package org.townhound.licensing.recording.adapters;

import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import org.townhound.kit.reading.After;
import org.townhound.licensing.recording.application.Freshness;
import org.townhound.licensing.recording.application.LicenseLaw;
import org.townhound.ordinances.OrdinanceBook;

final class RecordingWiring {
    @Produces
    @Singleton
    LicenseLaw law(OrdinanceBook book) {
        return new LicenseLaw(book);
    }

    @Produces
    @Singleton
    Freshness freshness(After after) {
        return new Freshness(after);
    }
}
