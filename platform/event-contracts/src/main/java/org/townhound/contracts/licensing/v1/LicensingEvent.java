package org.townhound.contracts.licensing.v1;

import org.townhound.contracts.Event;

/** What licensing publishes on {@code townhound.licensing}. */
public sealed interface LicensingEvent extends Event
        permits KeeperRegistered,
                DogRegistered,
                RabiesCertificateRecorded,
                SterilizationProofAccepted,
                LicenseIssued,
                LicenseExpired,
                LicenseRefused,
                LateFeeAssessed,
                TagIssued {}
