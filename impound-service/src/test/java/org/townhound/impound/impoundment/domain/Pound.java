package org.townhound.impound.impoundment.domain;

import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.townhound.contracts.impound.v1.DogImpounded;
import org.townhound.contracts.impound.v1.ImpoundEvent;
import org.townhound.contracts.impound.v1.PoundFee;
import org.townhound.impound.impoundment.domain.Impoundment.InCustody;
import org.townhound.impound.impoundment.domain.ImpoundmentCommand.Appearance;
import org.townhound.impound.impoundment.domain.ImpoundmentCommand.Reason;
import org.townhound.impound.impoundment.domain.ImpoundmentCommand.TakeIn;
import org.townhound.ordinances.OrdinanceBook;
import org.townhound.ordinances.Ordinances;
import org.townhound.ordinances.values.ImpoundRules;
import org.townhound.ordinances.values.ImpoundRules.BoardingDays;
import org.townhound.ordinances.values.ImpoundRules.PickupFees;
import org.townhound.ordinances.values.ImpoundRules.PickupPolicy;
import org.townhound.ordinances.values.InForce;
import org.townhound.ordinances.values.Money;
import org.townhound.ordinances.values.ReleaseRules;
import org.townhound.ordinances.values.ReleaseRules.BlockingFines;
import org.townhound.testkit.DeciderSpecification;

/** Rex in the pound of Whitman, by the town's real law, and who comes for him. */
record Pound(ImpoundRules rules, boolean wearingValidTag, DogFile dog, List<Fine> fines, Money settled) {
    static final UUID IMPOUNDMENT = UUID.fromString("0197a000-0000-7000-8000-0000000000b1");
    static final UUID REX = UUID.fromString("0197a000-0000-7000-8000-00000000000d");
    static final UUID ANN = UUID.fromString("0197a000-0000-7000-8000-000000000001");
    static final UUID EVENT = UUID.fromString("0197a000-0000-7000-8000-0000000000e1");
    static final DeciderSpecification<Impoundment, ImpoundEvent> EMPTY =
            DeciderSpecification.of(Impoundment.NONE, Impoundment::evolve);
    private static final ZoneId ZONE = ZoneId.of("America/New_York");
    private static final OrdinanceBook BOOK = OrdinanceBook.load();

    static Pound ofWhitman() {
        DogFile rex = new DogFile(Optional.of(LocalDate.of(2023, 5, 2)), List.of(), List.of());
        return new Pound(law(LocalDate.of(2026, 3, 2)).impoundRules().orElseThrow(), false, rex, List.of(), Money.ZERO);
    }

    static Ordinances law(LocalDate day) {
        return BOOK.town("whitman-ma").orElseThrow().asOf(day);
    }

    static Instant at(String local) {
        return LocalDateTime.parse(local).atZone(ZONE).toInstant();
    }

    static LocalDate on(Instant at) {
        return at.atZone(ZONE).toLocalDate();
    }

    static LocalDate day(String text) {
        return LocalDate.parse(text);
    }

    Pound counting(BoardingDays days) {
        return new Pound(
                new ImpoundRules(
                        rules.reasons(),
                        rules.pickup(),
                        rules.boarding(),
                        new InForce<>(days, rules.boardingDays().because()),
                        rules.hold(),
                        rules.release()),
                wearingValidTag,
                dog,
                fines,
                settled);
    }

    Pound charging(PickupPolicy policy) {
        PickupFees pickup = rules.pickup();
        PickupFees other = new PickupFees(
                pickup.everyDog(),
                pickup.withoutLicenseOrTag(),
                new InForce<>(policy, pickup.policy().because()));
        return new Pound(
                new ImpoundRules(
                        rules.reasons(), other, rules.boarding(), rules.boardingDays(), rules.hold(), rules.release()),
                wearingValidTag,
                dog,
                fines,
                settled);
    }

    Pound blockedBy(BlockingFines which) {
        ReleaseRules release = rules.release();
        ReleaseRules other = new ReleaseRules(
                release.licenseReceipt(),
                release.currentLicense(),
                new InForce<>(which, release.fines().because()),
                release.daysToPay());
        return new Pound(
                new ImpoundRules(
                        rules.reasons(), rules.pickup(), rules.boarding(), rules.boardingDays(), rules.hold(), other),
                wearingValidTag,
                dog,
                fines,
                settled);
    }

    Pound wearingTag() {
        return new Pound(rules, true, dog, fines, settled);
    }

    Pound born(String day) {
        return with(new DogFile(Optional.of(day(day)), dog.licenses(), dog.vaccinations()));
    }

    Pound licensed(String appliedOn, String from, String until, boolean paid) {
        List<DogFile.License> more = new ArrayList<>(dog.licenses());
        more.add(new DogFile.License(EVENT, day(appliedOn), day(from), day(until), paid, EVENT));
        return with(new DogFile(dog.bornOn(), more, dog.vaccinations()));
    }

    Pound vaccinated(String on, String until) {
        return with(new DogFile(dog.bornOn(), dog.licenses(), List.of(new DogFile.Vaccination(day(on), day(until)))));
    }

    Pound fined(String issuedOn, String outstanding) {
        return new Pound(
                rules,
                wearingValidTag,
                dog,
                List.of(new Fine("2026-000042", day(issuedOn), Money.dollars(outstanding), EVENT)),
                settled);
    }

    Pound paid(String amount) {
        return new Pound(rules, wearingValidTag, dog, fines, Money.dollars(amount));
    }

    TakeIn takesIn(String at) {
        return new TakeIn(
                IMPOUNDMENT,
                Optional.of(REX),
                Optional.of(ANN),
                new Reason("no-license-or-tag", rules.reasons().get("no-license-or-tag")),
                new Appearance("beagle", "tricolor", Optional.of("male")),
                wearingValidTag,
                Optional.empty(),
                Optional.empty(),
                at(at),
                on(at(at)));
    }

    DogImpounded intake(String at) {
        return (DogImpounded) EMPTY.when(state -> ImpoundmentDecider.decide(state, takesIn(at), rules))
                .events()
                .getFirst();
    }

    ReleaseStatement statement(DogImpounded intake, String at) {
        Instant instant = at(at);
        LocalDate on = on(instant);
        Claim.Laws laws = new Claim.Laws(rules, rules, law(on).licenseRules().orElseThrow());
        InCustody custody = (InCustody) Impoundment.evolve(Impoundment.NONE, intake);
        return ReleaseStatement.of(custody, new Claim(instant, on, dog, fines, settled, laws));
    }

    /** What the stay costs in all. */
    String costs(String takenIn, String out) {
        return statement(intake(takenIn), out).total().spoken();
    }

    static List<String> sections(ReleaseStatement statement) {
        return statement.lines().stream()
                .map(PoundFee::because)
                .map(because -> because.citation().section())
                .toList();
    }

    private Pound with(DogFile other) {
        return new Pound(rules, wearingValidTag, other, fines, settled);
    }
}
