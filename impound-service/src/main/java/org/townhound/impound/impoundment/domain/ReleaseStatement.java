package org.townhound.impound.impoundment.domain;

import java.util.List;
import java.util.Optional;
import org.townhound.contracts.impound.v1.DogReleased;
import org.townhound.contracts.impound.v1.FineStanding;
import org.townhound.contracts.impound.v1.PoundFee;
import org.townhound.impound.impoundment.domain.Impoundment.InCustody;
import org.townhound.ordinances.values.Money;

/** What somebody who comes for a dog pays and must show, and where. */
public record ReleaseStatement(
        Claim claim,
        List<PoundFee> lines,
        Money total,
        Money due,
        List<Condition> conditions,
        List<FineStanding> unpaidFines) {
    public ReleaseStatement {
        lines = List.copyOf(lines);
        conditions = List.copyOf(conditions);
        unpaidFines = List.copyOf(unpaidFines);
    }

    public static ReleaseStatement of(InCustody custody, Claim claim) {
        Stay stay = Stay.until(custody.as(), claim.at(), claim.on());
        List<PoundFee> lines = PoundFees.lines(stay, custody.as(), claim.laws().intake());
        Money total = PoundFees.sum(lines);
        Money open = total.minus(claim.settled());
        Money due = open.isPositive() ? open : Money.ZERO;
        Conditions conditions = new Conditions(custody, claim);
        return new ReleaseStatement(claim, lines, total, due, conditions.all(lines, due), conditions.unpaidFines());
    }

    /** The first thing that is missing. */
    public Optional<Obstacle> obstacle() {
        return conditions.stream()
                .flatMap(condition -> condition.obstacle().stream())
                .findFirst();
    }

    DogReleased release(InCustody custody) {
        return new DogReleased(
                custody.as().impoundmentId(),
                custody.dogId().orElseThrow(),
                custody.keeperId().orElseThrow(),
                claim.at(),
                claim.on(),
                lines,
                total,
                claim.dog().licenseOn(claim.on()).map(DogFile.License::shown).orElse(null),
                unpaidFines,
                conditions.stream()
                        .flatMap(condition -> condition.because().stream())
                        .distinct()
                        .toList());
    }
}
