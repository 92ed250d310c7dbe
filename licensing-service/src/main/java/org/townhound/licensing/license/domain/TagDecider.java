package org.townhound.licensing.license.domain;

import java.util.Optional;
import org.townhound.contracts.licensing.v1.LateFeeAssessed;
import org.townhound.contracts.licensing.v1.LicensingEvent;
import org.townhound.contracts.licensing.v1.TagIssued;
import org.townhound.ordinances.values.Applied;
import org.townhound.ordinances.values.Decision;

public final class TagDecider {
    private static final String TAG_WITHHELD = "license.tag-withheld";

    private TagDecider() {}

    public static Decision<LicensingEvent, LicenseRefusal> decide(License license, IssueTag command) {
        return switch (license) {
            case License.None _, License.Refused _ -> Decision.refuse(new LicenseRefusal.NotLicensed());
            case License.Issued issued when issued.tag().isPresent() -> Decision.nothingHappened();
            case License.Issued issued ->
                withheld(issued, command.lateFeeCleared())
                        .map(Decision::<LicensingEvent, LicenseRefusal>refuse)
                        .orElseGet(() -> Decision.accept(tag(issued, command)));
        };
    }

    /** Whether a number may be taken for the tag. */
    public static boolean isDue(License.Issued license, boolean lateFeeCleared) {
        return license.tag().isEmpty() && withheld(license, lateFeeCleared).isEmpty();
    }

    /** Why a tag stays at the clerk's. */
    public static Optional<LicenseRefusal> withheld(License.Issued license, boolean lateFeeCleared) {
        return lateFeeCleared
                ? Optional.empty()
                : license.late()
                        .map(late -> new LicenseRefusal.LateFeeUnpaid(
                                withholding(late).citation()));
    }

    private static Applied withholding(LateFeeAssessed late) {
        return late.because().stream()
                .filter(applied -> applied.provision().equals(TAG_WITHHELD))
                .findFirst()
                .orElseThrow();
    }

    private static TagIssued tag(License.Issued license, IssueTag command) {
        return new TagIssued(
                license.as().licenseId(),
                license.as().dogId(),
                command.tagNumber(),
                license.as().periodFrom(),
                command.issuedOn());
    }
}
