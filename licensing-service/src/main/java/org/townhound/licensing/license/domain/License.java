package org.townhound.licensing.license.domain;

import java.time.LocalDate;
import java.util.Optional;
import java.util.UUID;
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

public sealed interface License {
    License NONE = new None();

    record None() implements License {}

    record Refused(LicenseRefused as) implements License {}

    record Issued(LicenseIssued as, Optional<LateFeeAssessed> late, Optional<TagIssued> tag, boolean expired)
            implements License {
        /** Nothing for a license that has expired already. */
        public Optional<LicenseExpired> expires(UUID deadlineId) {
            return expired
                    ? Optional.empty()
                    : Optional.of(new LicenseExpired(
                            deadlineId, as.licenseId(), as.dogId(), as.keeperId(), as.periodUntil()));
        }

        public Validity validityOn(LocalDate day) {
            if (day.isAfter(as.periodUntil())) {
                return Validity.EXPIRED;
            }
            return day.isBefore(as.periodFrom()) || day.isBefore(as.appliedOn()) ? Validity.NOT_YET : Validity.VALID;
        }
    }

    enum Validity {
        NOT_YET,
        VALID,
        EXPIRED
    }

    static License evolve(License license, LicensingEvent event) {
        return switch (event) {
            case LicenseRefused refused -> new Refused(refused);
            case LicenseIssued issued -> new Issued(issued, Optional.empty(), Optional.empty(), false);
            case LateFeeAssessed late -> withLateFee(license, late);
            case TagIssued tag -> withTag(license, tag);
            case LicenseExpired _ -> afterItsPeriod(license);
            case KeeperRegistered _, DogRegistered _, RabiesCertificateRecorded _, SterilizationProofAccepted _ ->
                license;
        };
    }

    private static License withLateFee(License license, LateFeeAssessed late) {
        return license instanceof Issued issued
                ? new Issued(issued.as(), Optional.of(late), issued.tag(), issued.expired())
                : license;
    }

    private static License withTag(License license, TagIssued tag) {
        return license instanceof Issued issued
                ? new Issued(issued.as(), issued.late(), Optional.of(tag), issued.expired())
                : license;
    }

    private static License afterItsPeriod(License license) {
        return license instanceof Issued issued ? new Issued(issued.as(), issued.late(), issued.tag(), true) : license;
    }
}
