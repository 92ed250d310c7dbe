package org.townhound.licensing.license.domain;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.townhound.contracts.licensing.v1.LateFeeAssessed;
import org.townhound.contracts.licensing.v1.LicenseIssued;
import org.townhound.contracts.licensing.v1.LicenseRefused;
import org.townhound.contracts.licensing.v1.LicensingEvent;
import org.townhound.licensing.license.domain.Examination.Approved;
import org.townhound.licensing.license.domain.Examination.Rejected;
import org.townhound.ordinances.values.Applied;
import org.townhound.ordinances.values.Decision;
import org.townhound.ordinances.values.LicensePeriod;
import org.townhound.ordinances.values.LicenseRules;

public final class LicenseDecider {
    private LicenseDecider() {}

    public static Decision<LicensingEvent, LicenseRefusal> decide(
            License license, LicenseApplication application, LicenseRules rules, String licenseNumber) {
        return switch (examine(license, application, rules)) {
            case Approved approved -> Decision.accept(issue(approved, licenseNumber));
            case Rejected rejected ->
                new Decision.Refused<>(
                        rejected.refusal(),
                        rejected.recorded().stream()
                                .map(LicensingEvent.class::cast)
                                .toList());
        };
    }

    public static Examination examine(License license, LicenseApplication application, LicenseRules rules) {
        if (license instanceof License.Issued issued) {
            LicenseRefusal refusal =
                    new LicenseRefusal.DogAlreadyLicensed(issued.as().licenseId());
            return new Rejected(refusal, Optional.empty());
        }
        return periodAskedFor(application, rules)
                .map(period -> examine(application, period, rules))
                .orElseGet(() -> periodNotOpen(application, rules));
    }

    public static List<LicensingEvent> issue(Approved approved, String licenseNumber) {
        LicenseApplication application = approved.application();
        DogOnFile dog = application.dog();
        List<LicensingEvent> events = new ArrayList<>();
        events.add(new LicenseIssued(
                application.licenseId(),
                dog.dogId(),
                dog.keeperId(),
                licenseNumber,
                application.appliedOn(),
                approved.period().from(),
                approved.period().until(),
                approved.fee().fee().amount(),
                approved.because()));
        approved.late()
                .map(late -> new LateFeeAssessed(
                        application.licenseId(),
                        dog.dogId(),
                        late.fee().amount(),
                        late.lastTimelyDay(),
                        application.appliedOn(),
                        late.because(),
                        dog.keeperId()))
                .ifPresent(events::add);
        return events;
    }

    private static Examination examine(LicenseApplication application, LicensePeriod period, LicenseRules rules) {
        DogOnFile dog = application.dog();
        LocalDate on = application.appliedOn();
        List<Applied> rabies = RabiesProof.because(dog, on, rules.rabies());
        if (RabiesProof.isMissing(dog, on, rules.rabies())) {
            return refused(
                    application,
                    new LicenseRefusal.RabiesProofMissing(rabies.getFirst().citation()),
                    rabies);
        }
        AnnualFee fee = AnnualFee.of(dog, on, rules);
        List<Applied> because = new ArrayList<>(fee.because());
        because.add(rules.periodStart().because());
        because.addAll(rabies);
        return new Approved(application, period, fee, LateFee.of(dog, on, period, rules), because);
    }

    private static Optional<LicensePeriod> periodAskedFor(LicenseApplication application, LicenseRules rules) {
        LicensePeriod current = rules.periodHolding(application.appliedOn());
        LicensePeriod next = rules.periodHolding(current.until().plusDays(1));
        LocalDate asked = application.periodFrom().orElse(current.from());
        return List.of(current, next).stream()
                .filter(period -> period.from().equals(asked))
                .findFirst();
    }

    private static Rejected periodNotOpen(LicenseApplication application, LicenseRules rules) {
        Applied period = rules.periodStart().because();
        return refused(
                application,
                new LicenseRefusal.PeriodNotOpen(period.citation(), application.appliedOn()),
                List.of(period));
    }

    private static Rejected refused(LicenseApplication application, LicenseRefusal refusal, List<Applied> because) {
        LicenseRefused recorded = new LicenseRefused(
                application.licenseId(),
                application.dog().dogId(),
                application.dog().keeperId(),
                application.appliedOn(),
                refusal.type(),
                because);
        return new Rejected(refusal, Optional.of(recorded));
    }
}
