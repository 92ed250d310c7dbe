package org.townhound.licensing.license.domain;

import java.time.LocalDate;
import java.util.List;
import org.townhound.contracts.licensing.v1.RabiesCertificateRecorded;
import org.townhound.ordinances.values.Applied;
import org.townhound.ordinances.values.CivilDates;
import org.townhound.ordinances.values.RabiesProofRules;

/** Whether the proof of vaccination that the law asks for is there. */
final class RabiesProof {
    private RabiesProof() {}

    static boolean isMissing(DogOnFile dog, LocalDate on, RabiesProofRules rules) {
        return isAskedFor(dog, on, rules)
                && dog.rabiesCertificates().stream().noneMatch(certificate -> holds(certificate, on, rules));
    }

    static List<Applied> because(DogOnFile dog, LocalDate on, RabiesProofRules rules) {
        Applied fromAge = rules.fromAgeMonths().because();
        return isAskedFor(dog, on, rules)
                ? List.of(
                        rules.proof(),
                        fromAge,
                        rules.withinYears().because(),
                        rules.unexpired().because())
                : List.of(fromAge);
    }

    private static boolean isAskedFor(DogOnFile dog, LocalDate on, RabiesProofRules rules) {
        return !on.isBefore(
                CivilDates.reachesAge(dog.bornOn(), rules.fromAgeMonths().value()));
    }

    private static boolean holds(RabiesCertificateRecorded certificate, LocalDate on, RabiesProofRules rules) {
        LocalDate lastDayWithin =
                certificate.vaccinatedOn().plusYears(rules.withinYears().value());
        return !certificate.vaccinatedOn().isAfter(on)
                && !on.isAfter(lastDayWithin)
                && !(rules.unexpired().value() && on.isAfter(certificate.expiresOn()));
    }
}
