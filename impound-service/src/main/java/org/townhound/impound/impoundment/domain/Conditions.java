package org.townhound.impound.impoundment.domain;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.townhound.contracts.impound.v1.FineStanding;
import org.townhound.contracts.impound.v1.PoundFee;
import org.townhound.impound.impoundment.domain.Impoundment.InCustody;
import org.townhound.ordinances.values.Money;
import org.townhound.ordinances.values.RabiesProofRules;
import org.townhound.ordinances.values.ReleaseRules;

/** The conditions of a release, in the order in which somebody meets them. */
record Conditions(InCustody custody, Claim claim) {

    List<Condition> all(List<PoundFee> lines, Money due) {
        List<Condition> all = new ArrayList<>(List.of(identity(), license()));
        rabies().ifPresent(all::add);
        all.add(poundFees(lines, due));
        all.add(fines());
        return all;
    }

    List<FineStanding> unpaidFines() {
        return claim.fines().stream()
                .filter(fine -> fine.outstanding().isPositive())
                .map(fine -> fine.standingOn(claim.on(), release().daysToPay()))
                .toList();
    }

    private Condition identity() {
        boolean known = custody.dogId().isPresent() && custody.keeperId().isPresent();
        return new Condition(
                "dog-and-keeper", List.of(), known ? Optional.empty() : Optional.of(new Obstacle.DogOrKeeperUnknown()));
    }

    private Condition license() {
        if (isTooYoung()) {
            return new Condition(
                    "license", List.of(claim.laws().license().overMonths().because()), Optional.empty());
        }
        return new Condition(
                "license", List.of(release().licenseReceipt(), release().currentLicense()), licenseObstacle());
    }

    private Optional<Obstacle> licenseObstacle() {
        Optional<DogFile.License> license = claim.dog().licenseOn(claim.on());
        if (license.isEmpty()) {
            return Optional.of(
                    new Obstacle.LicenseNotCurrent(release().licenseReceipt().citation()));
        }
        return license.filter(it -> !it.paid() && !wasLicensedAtIntake(it))
                .map(_ -> new Obstacle.LicenseUnpaid(release().licenseReceipt().citation()));
    }

    /** The clerk's receipt is asked for a dog that came in without a license. */
    private boolean wasLicensedAtIntake(DogFile.License license) {
        LocalDate intake = custody.as().takenInOn();
        return license.appliedOn().isBefore(intake) && license.holdsOn(intake);
    }

    private Optional<Condition> rabies() {
        RabiesProofRules rules = claim.laws().license().rabies();
        if (isTooYoung() || claim.dog().licenseOn(claim.on()).isPresent()) {
            return Optional.empty();
        }
        Optional<Obstacle> obstacle = claim.dog().lacksRabiesProof(claim.on(), rules)
                ? Optional.of(new Obstacle.RabiesProofMissing(rules.proof().citation()))
                : Optional.empty();
        return Optional.of(new Condition("rabies-proof", List.of(rules.proof()), obstacle));
    }

    private Condition poundFees(List<PoundFee> lines, Money due) {
        Optional<Obstacle> obstacle = due.isPositive()
                ? Optional.of(
                        new Obstacle.PoundFeesUnpaid(lines.getFirst().because().citation(), due))
                : Optional.empty();
        return new Condition("pound-fees", lines.stream().map(PoundFee::because).toList(), obstacle);
    }

    private Condition fines() {
        List<FineStanding> blocking =
                unpaidFines().stream().filter(this::blocks).toList();
        Optional<Obstacle> obstacle = blocking.isEmpty()
                ? Optional.empty()
                : Optional.of(new Obstacle.FinesUnpaid(release().fines().citation(), blocking));
        return new Condition(
                "fines",
                List.of(
                        release().fines().because(),
                        release().daysToPay().days().because()),
                obstacle);
    }

    private boolean blocks(FineStanding fine) {
        return switch (release().fines().value()) {
            case OVERDUE -> fine.overdue();
            case ALL -> true;
            case NONE -> false;
        };
    }

    private boolean isTooYoung() {
        return claim.dog().isTooYoungForALicense(claim.on(), claim.laws().license());
    }

    private ReleaseRules release() {
        return claim.laws().release().release();
    }
}
