package org.townhound.licensing.license.adapters;

import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import org.townhound.eventstore.EventStore;
import org.townhound.eventstore.Projection;
import org.townhound.eventstore.Reservations;
import org.townhound.eventstore.UnitOfWork;
import org.townhound.kit.account.AccountFollower;
import org.townhound.kit.account.Accounts;
import org.townhound.kit.account.KeepingAccounts;
import org.townhound.kit.recording.Streams;
import org.townhound.kit.recording.TownClock;
import org.townhound.licensing.dog.application.Dogs;
import org.townhound.licensing.license.adapters.out.views.TagProjection;
import org.townhound.licensing.license.adapters.out.views.TagTable;
import org.townhound.licensing.license.application.DogFiles;
import org.townhound.licensing.license.application.HandingOutTags;
import org.townhound.licensing.license.application.IssuingLicenses;
import org.townhound.licensing.license.application.LicenseIssue;
import org.townhound.licensing.license.application.Licenses;
import org.townhound.licensing.license.application.LookingUpLicenses;
import org.townhound.licensing.license.application.PayingForLicenses;
import org.townhound.licensing.license.application.Tags;
import org.townhound.licensing.rabies.application.RabiesFiles;
import org.townhound.licensing.recording.application.LicenseLaw;
import org.townhound.licensing.sterilization.application.SterilizationFiles;

final class LicenseWiring {
    @Produces
    @Singleton
    Licenses licenses(Streams streams, Accounts accounts) {
        return new Licenses(streams, accounts);
    }

    @Produces
    @Singleton
    Tags tags(Reservations reservations) {
        return new Tags(reservations);
    }

    @Produces
    @Singleton
    DogFiles dogFiles(Dogs dogs, RabiesFiles rabies, SterilizationFiles sterilization) {
        return new DogFiles(dogs, rabies, sterilization);
    }

    @Produces
    @Singleton
    LicenseIssue issue(EventStore store, Accounts accounts, Reservations reservations, Tags tags, Streams streams) {
        return new LicenseIssue(store, accounts, reservations, tags, streams);
    }

    @Produces
    @Singleton
    IssuingLicenses issuing(
            LicenseLaw law,
            DogFiles dogs,
            Licenses licenses,
            Reservations reservations,
            Streams streams,
            LicenseIssue issue) {
        return new IssuingLicenses(law, dogs, licenses, reservations, streams, issue);
    }

    @Produces
    @Singleton
    PayingForLicenses paying(Licenses licenses, KeepingAccounts accounts) {
        return new PayingForLicenses(licenses, accounts);
    }

    @Produces
    @Singleton
    AccountFollower tagsHandedOut(Licenses licenses, Tags tags, TownClock clock) {
        return new HandingOutTags(licenses, tags, clock);
    }

    @Produces
    @Singleton
    LookingUpLicenses lookingUp(UnitOfWork unitOfWork, Licenses licenses) {
        return new LookingUpLicenses(unitOfWork, licenses, new TagTable());
    }

    @Produces
    @Singleton
    Projection tagView() {
        return new TagProjection();
    }
}
