package org.townhound.licensing.license.adapters;

import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import org.townhound.eventstore.EventStore;
import org.townhound.kit.town.Towns;
import org.townhound.licensing.license.application.LicenseExpiry;
import org.townhound.licensing.license.application.Licenses;

final class LicenseDeadlineWiring {
    @Produces
    @Singleton
    LicenseExpiry licenseExpiry(EventStore store, Licenses licenses, Towns towns) {
        return new LicenseExpiry(store, licenses, towns);
    }
}
