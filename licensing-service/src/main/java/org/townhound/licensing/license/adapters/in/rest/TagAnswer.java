package org.townhound.licensing.license.adapters.in.rest;

import java.time.LocalDate;
import org.townhound.contracts.licensing.v1.TagIssued;
import org.townhound.kit.account.domain.Account;
import org.townhound.licensing.license.application.Charges;
import org.townhound.licensing.license.domain.License;
import org.townhound.licensing.license.domain.LicenseRefusal;
import org.townhound.licensing.license.domain.TagDecider;
import org.townhound.ordinances.values.Citation;

/** A tag that was handed out, or the section that withholds it. */
public record TagAnswer(String number, LocalDate issuedOn, String withheldBy, String reason) {

    static TagAnswer of(License.Issued license, Account account) {
        return license.tag()
                .map(TagAnswer::issued)
                .orElseGet(() -> TagDecider.withheld(license, Charges.lateFeeCleared(account))
                        .map(TagAnswer::withheld)
                        .orElse(null));
    }

    private static TagAnswer issued(TagIssued tag) {
        return new TagAnswer(tag.tagNumber(), tag.issuedOn(), null, null);
    }

    private static TagAnswer withheld(LicenseRefusal refusal) {
        return new TagAnswer(
                null, null, refusal.citation().map(Citation::section).orElse(null), refusal.detail());
    }
}
