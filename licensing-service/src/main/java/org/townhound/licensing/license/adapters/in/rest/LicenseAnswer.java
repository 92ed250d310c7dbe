package org.townhound.licensing.license.adapters.in.rest;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.UUID;
import org.townhound.contracts.licensing.v1.LateFeeAssessed;
import org.townhound.contracts.licensing.v1.LicenseIssued;
import org.townhound.kit.account.AccountStatement;
import org.townhound.kit.account.Receipt;
import org.townhound.kit.account.domain.Account;
import org.townhound.licensing.license.domain.License;
import org.townhound.licensing.recording.application.Why;
import org.townhound.ordinances.values.Applied;
import org.townhound.ordinances.values.LicensePeriod;
import org.townhound.ordinances.values.Money;

/** A license as it stands: what it costs and why, what is still due, and where its tag is. */
public record LicenseAnswer(
        UUID licenseId,
        String state,
        String licenseNumber,
        UUID dogId,
        UUID keeperId,
        LocalDate appliedOn,
        LicensePeriod period,
        String validity,
        Money fee,
        Money lateFee,
        LocalDate lastTimelyDay,
        String arithmetic,
        Money due,
        Money paid,
        TagAnswer tag,
        AccountStatement account,
        Receipt receipt,
        String section,
        String ordinanceVersion,
        List<Why> why,
        String place) {

    static LicenseAnswer of(
            License.Issued license, Account account, Optional<UUID> payment, LocalDate today, String place) {
        LicenseIssued issued = license.as();
        List<Why> why = Why.of(reasons(license));
        return new LicenseAnswer(
                issued.licenseId(),
                "issued",
                issued.licenseNumber(),
                issued.dogId(),
                issued.keeperId(),
                issued.appliedOn(),
                new LicensePeriod(issued.periodFrom(), issued.periodUntil()),
                wire(license.validityOn(today)),
                issued.fee(),
                license.late().map(LateFeeAssessed::amount).orElse(null),
                license.late().map(LateFeeAssessed::lastTimelyDay).orElse(null),
                arithmetic(license),
                account.owed(),
                account.paid(),
                TagAnswer.of(license, account),
                AccountStatement.of(issued.licenseId(), account),
                payment.map(id -> Receipt.of(account, id)).orElse(null),
                why.getFirst().section(),
                why.getFirst().ordinanceVersion(),
                why,
                place);
    }

    private static String arithmetic(License.Issued license) {
        Money fee = license.as().fee();
        return license.late()
                .map(late -> "%s license fee + %s late fee = %s"
                        .formatted(
                                fee.spoken(),
                                late.amount().spoken(),
                                fee.plus(late.amount()).spoken()))
                .orElseGet(() -> fee.spoken() + " license fee");
    }

    private static List<Applied> reasons(License.Issued license) {
        List<Applied> reasons = new ArrayList<>(license.as().because());
        license.late().ifPresent(late -> reasons.addAll(late.because()));
        return reasons;
    }

    private static String wire(License.Validity validity) {
        return validity.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
