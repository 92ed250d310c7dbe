package org.townhound.impound.impoundment.domain;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.townhound.contracts.impound.v1.LicenseShown;
import org.townhound.ordinances.values.LicenseRules;
import org.townhound.ordinances.values.RabiesProofRules;

/** What the town clerk's events say about a dog; no birth is known of a dog that was never registered. */
public record DogFile(Optional<LocalDate> bornOn, List<License> licenses, List<Vaccination> vaccinations) {
    public static final DogFile UNKNOWN = new DogFile(Optional.empty(), List.of(), List.of());

    /** {@code paid}: the license fee and every late fee are settled. */
    public record License(
            UUID licenseId, LocalDate appliedOn, LocalDate from, LocalDate until, boolean paid, UUID eventId) {
        boolean holdsOn(LocalDate day) {
            return !day.isBefore(from) && !day.isBefore(appliedOn) && !day.isAfter(until);
        }

        LicenseShown shown() {
            return new LicenseShown(licenseId, appliedOn, from, until, eventId);
        }
    }

    public record Vaccination(LocalDate on, LocalDate expiresOn) {}

    public DogFile {
        licenses = List.copyOf(licenses);
        vaccinations = List.copyOf(vaccinations);
    }

    Optional<License> licenseOn(LocalDate day) {
        return licenses.stream().filter(license -> license.holdsOn(day)).findFirst();
    }

    boolean isTooYoungForALicense(LocalDate day, LicenseRules rules) {
        return bornOn.map(born -> rules.isTooYoung(born, day)).orElse(false);
    }

    boolean lacksRabiesProof(LocalDate day, RabiesProofRules rules) {
        boolean askedFor = bornOn.map(born -> rules.isAskedFor(born, day)).orElse(true);
        return askedFor && vaccinations.stream().noneMatch(it -> rules.accepts(it.on(), it.expiresOn(), day));
    }
}
