package org.townhound.notification.notice.adapters.in.messaging;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;
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
import org.townhound.contracts.notification.v1.NoticeLine;
import org.townhound.notification.notice.application.NoticeDraft;
import org.townhound.ordinances.values.Applied;
import org.townhound.ordinances.values.Citation;

/** What licensing's events have to tell a keeper. */
final class LicensingDrafts {
    private LicensingDrafts() {}

    static Optional<NoticeDraft> of(String town, LicensingEvent event) {
        return switch (event) {
            case LicenseIssued issued -> Optional.of(issued(town, issued));
            case LateFeeAssessed late -> Optional.of(late(town, late));
            case KeeperRegistered _,
                    DogRegistered _,
                    RabiesCertificateRecorded _,
                    SterilizationProofAccepted _,
                    LicenseRefused _,
                    LicenseExpired _,
                    TagIssued _ -> Optional.empty();
        };
    }

    private static NoticeDraft issued(String town, LicenseIssued it) {
        NoticeLine fee = new NoticeLine("license-fee", it.fee(), law(it.because()));
        String period = "License " + it.licenseNumber() + " holds from " + it.periodFrom() + " until "
                + it.periodUntil() + ", the last day included.";
        return draft(
                town,
                "license-issued",
                it.keeperId(),
                it.licenseNumber(),
                it.licenseId(),
                it.appliedOn(),
                List.of(fee),
                Stream.concat(Stream.of(period), said(it.because())).toList());
    }

    private static NoticeDraft late(String town, LateFeeAssessed it) {
        if (it.keeperId() == null) {
            throw new IllegalArgumentException("a late fee of an older release names nobody");
        }
        NoticeLine fee = new NoticeLine("late-fee", it.amount(), law(it.because()));
        String day = "The license was applied for on " + it.appliedOn() + "; the last day in time was "
                + it.lastTimelyDay() + ". No tag is handed out before the fee is paid.";
        return draft(
                town,
                "late-fee",
                it.keeperId(),
                it.appliedOn().toString(),
                it.licenseId(),
                it.appliedOn(),
                List.of(fee),
                Stream.concat(Stream.of(day), said(it.because())).toList());
    }

    private static NoticeDraft draft(
            String town,
            String kind,
            UUID keeper,
            String reference,
            UUID subject,
            LocalDate on,
            List<NoticeLine> lines,
            List<String> why) {
        return new NoticeDraft(town, kind, keeper, reference, subject, on, lines, why, Optional.empty());
    }

    private static Citation law(List<Applied> because) {
        return because.getFirst().citation();
    }

    static Stream<String> said(List<Applied> because) {
        return because.stream().map(applied -> applied.citation().section() + ": " + applied.value());
    }
}
