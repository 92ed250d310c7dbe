package org.townhound.impound.impoundment.domain;

import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import org.townhound.ordinances.values.ImpoundRules;
import org.townhound.ordinances.values.LicenseRules;
import org.townhound.ordinances.values.Money;

/** Everything that is looked at when somebody comes for a dog. */
public record Claim(Instant at, LocalDate on, DogFile dog, List<Fine> fines, Money settled, Laws laws) {
    public Claim {
        fines = List.copyOf(fines);
    }

    /**
     * The fees are those of the day of intake, the conditions those of the day of release.
     *
     * @param intake of the day on which the dog was taken in
     * @param release of the day of release
     * @param license of the day of release
     */
    public record Laws(ImpoundRules intake, ImpoundRules release, LicenseRules license) {}
}
