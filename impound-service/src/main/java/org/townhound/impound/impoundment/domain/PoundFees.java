package org.townhound.impound.impoundment.domain;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.townhound.contracts.impound.v1.DogImpounded;
import org.townhound.contracts.impound.v1.PoundFee;
import org.townhound.ordinances.values.Fee;
import org.townhound.ordinances.values.ImpoundRules;
import org.townhound.ordinances.values.ImpoundRules.PickupFees;
import org.townhound.ordinances.values.Money;

/** What a stay in the pound costs. */
public final class PoundFees {
    private static final String PICKUP = "pickup-fee";
    private static final String BOARDING = "boarding-fee";

    private PoundFees() {}

    public static List<PoundCharge> atIntake(DogImpounded intake, ImpoundRules rules) {
        List<Fee> fees = pickup(intake.wearingValidTag(), rules.pickup());
        return IntStream.range(0, fees.size())
                .mapToObj(at -> new PoundCharge(PICKUP, at + 1, fees.get(at)))
                .toList();
    }

    public static List<PoundCharge> of(Stay stay, DogImpounded intake, ImpoundRules rules) {
        int days = stay.days(rules.boardingDays().value());
        Stream<PoundCharge> boarding =
                IntStream.rangeClosed(1, days).mapToObj(day -> new PoundCharge(BOARDING, day, rules.boarding()));
        return Stream.concat(atIntake(intake, rules).stream(), boarding).toList();
    }

    static List<PoundFee> lines(Stay stay, DogImpounded intake, ImpoundRules rules) {
        Stream<PoundFee> pickup = atIntake(intake, rules).stream()
                .map(charge -> line(charge.kind(), charge.fee(), 1, "for picking the dog up"));
        int days = stay.days(rules.boardingDays().value());
        String span = stay.takenInOn() + " to " + stay.until();
        Stream<PoundFee> boarding = days == 0
                ? Stream.empty()
                : Stream.of(line(BOARDING, rules.boarding(), days, "for each day from " + span));
        return Stream.concat(pickup, boarding).toList();
    }

    static Money sum(List<PoundFee> lines) {
        return lines.stream().map(PoundFee::amount).reduce(Money.ZERO, Money::plus);
    }

    private static List<Fee> pickup(boolean wearingValidTag, PickupFees fees) {
        return switch (fees.policy().value()) {
            case SECTION20 -> List.of(fees.everyDog());
            case UNLICENSED10 -> List.of(wearingValidTag ? fees.everyDog() : fees.withoutLicenseOrTag());
            case SUM ->
                wearingValidTag ? List.of(fees.everyDog()) : List.of(fees.everyDog(), fees.withoutLicenseOrTag());
        };
    }

    private static PoundFee line(String kind, Fee fee, int count, String what) {
        Money amount = fee.amount().times(count);
        String sum = count == 1 ? amount.spoken() : count + " x " + fee.amount().spoken() + " = " + amount.spoken();
        return new PoundFee(kind, amount, fee.payee(), sum + " " + what, fee.because());
    }
}
