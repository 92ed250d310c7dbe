package org.townhound.licensing.license.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.townhound.contracts.licensing.v1.LateFeeAssessed;
import org.townhound.contracts.licensing.v1.LicenseIssued;
import org.townhound.contracts.licensing.v1.LicensingEvent;
import org.townhound.contracts.licensing.v1.RabiesCertificateRecorded;
import org.townhound.contracts.licensing.v1.SterilizationProofAccepted;
import org.townhound.licensing.Whitman;
import org.townhound.ordinances.values.Money;
import org.townhound.testkit.DeciderSpecification;
import org.townhound.testkit.Outcome;

/** Rex, three years old, kept in Whitman since 2025, and what his license comes to on a day. */
final class LicenseSpecification {
    static final UUID LICENSE = UUID.fromString("0197a000-0000-7000-8000-0000000000a1");
    static final UUID REX = UUID.fromString("0197a000-0000-7000-8000-00000000000d");
    static final UUID ANN = UUID.fromString("0197a000-0000-7000-8000-000000000001");
    static final DeciderSpecification<License, LicensingEvent> NO_LICENSE =
            DeciderSpecification.of(License.NONE, License::evolve);

    private final DogOnFile dog;
    private final Optional<LocalDate> periodFrom;

    private LicenseSpecification(DogOnFile dog, Optional<LocalDate> periodFrom) {
        this.dog = dog;
        this.periodFrom = periodFrom;
    }

    static LicenseSpecification rex() {
        return new LicenseSpecification(
                new DogOnFile(REX, ANN, day("2023-05-02"), day("2025-03-01"), List.of(), List.of()), Optional.empty());
    }

    LicenseSpecification born(String bornOn) {
        return with(new DogOnFile(
                REX, ANN, day(bornOn), dog.keptInTownSince(), dog.rabiesCertificates(), dog.sterilizationProofs()));
    }

    LicenseSpecification keptInTownSince(String since) {
        return with(
                new DogOnFile(REX, ANN, dog.bornOn(), day(since), dog.rabiesCertificates(), dog.sterilizationProofs()));
    }

    LicenseSpecification vaccinated(String on, String until) {
        RabiesCertificateRecorded certificate = new RabiesCertificateRecorded(
                UUID.nameUUIDFromBytes(new byte[1]), REX, day(on), day(until), "R-1", "Acme");
        return with(new DogOnFile(
                REX, ANN, dog.bornOn(), dog.keptInTownSince(), List.of(certificate), dog.sterilizationProofs()));
    }

    LicenseSpecification provenNeutered(String kind, String shownOn) {
        SterilizationProofAccepted proof = new SterilizationProofAccepted(
                UUID.nameUUIDFromBytes(new byte[2]),
                REX,
                kind,
                day(shownOn),
                Whitman.licenseRules(day(shownOn)).acceptedProofs().get(kind));
        return with(
                new DogOnFile(REX, ANN, dog.bornOn(), dog.keptInTownSince(), dog.rabiesCertificates(), List.of(proof)));
    }

    LicenseSpecification forThePeriodFrom(String first) {
        return new LicenseSpecification(dog, Optional.of(day(first)));
    }

    Outcome<LicensingEvent> appliesOn(String on) {
        return appliesOn(NO_LICENSE, on);
    }

    Outcome<LicensingEvent> appliesOn(DeciderSpecification<License, LicensingEvent> past, String on) {
        LicenseApplication application = new LicenseApplication(LICENSE, day(on), periodFrom, dog);
        return past.when(
                license -> LicenseDecider.decide(license, application, Whitman.licenseRules(day(on)), "2026-1"));
    }

    static void costs(String fee, String late, Outcome<LicensingEvent> outcome) {
        assertEquals(List.of(Money.dollars(fee), Money.dollars(late)), List.of(fee(outcome), late(outcome)));
    }

    static LicenseIssued issued(Outcome<LicensingEvent> outcome) {
        return (LicenseIssued) outcome.events().getFirst();
    }

    static LocalDate day(String text) {
        return LocalDate.parse(text);
    }

    private static Money fee(Outcome<LicensingEvent> outcome) {
        return issued(outcome).fee();
    }

    private static Money late(Outcome<LicensingEvent> outcome) {
        return outcome.events().stream()
                .filter(LateFeeAssessed.class::isInstance)
                .map(event -> ((LateFeeAssessed) event).amount())
                .reduce(Money.ZERO, Money::plus);
    }

    private LicenseSpecification with(DogOnFile other) {
        return new LicenseSpecification(other, periodFrom);
    }
}
