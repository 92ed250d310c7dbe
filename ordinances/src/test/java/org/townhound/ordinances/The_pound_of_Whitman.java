package org.townhound.ordinances;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.LocalDate;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.townhound.ordinances.values.ImpoundRules;
import org.townhound.ordinances.values.ImpoundRules.BoardingDays;
import org.townhound.ordinances.values.ImpoundRules.PickupPolicy;
import org.townhound.ordinances.values.Money;
import org.townhound.ordinances.values.ReleaseRules.BlockingFines;

class The_pound_of_Whitman {
    private static final String DECISIONS = "towns/whitman-ma/decisions-impound.yaml";
    private final ImpoundRules rules = rules(LawFiles.below(LawFolder.ROOT));

    @Test
    void takes_dogs_in_for_four_reasons() {
        assertEquals(
                Set.of("warrant", "no-license-or-tag", "stray", "violation"),
                rules.reasons().keySet());
        assertEquals(
                "§ 110-15", rules.reasons().get("no-license-or-tag").citation().section());
    }

    @Test
    void charges_the_pickup_fee_and_the_day_of_the_later_section() {
        assertEquals(Money.dollars("30.00"), rules.pickup().everyDog().amount());
        assertEquals("town", rules.pickup().everyDog().payee());
        assertEquals(
                Money.dollars("10.00"), rules.pickup().withoutLicenseOrTag().amount());
        assertEquals(PickupPolicy.SECTION20, rules.pickup().policy().value());
        assertEquals(Money.dollars("10.00"), rules.boarding().amount());
        assertEquals("collector", rules.boarding().payee());
        assertEquals("§ 110-20.B", rules.boarding().because().citation().section());
        assertEquals(BoardingDays.DATES_TOUCHED, rules.boardingDays().value());
    }

    @Test
    void holds_a_dog_for_ten_days_and_blocks_for_overdue_fines_only() {
        assertEquals(10, rules.hold().days().value());
        assertEquals(BlockingFines.OVERDUE, rules.release().fines().value());
        assertEquals(21, rules.release().daysToPay().days().value());
        assertEquals("§ 110-20.C", rules.release().licenseReceipt().citation().section());
        assertEquals("§ 110-15", rules.release().currentLicense().citation().section());
    }

    @Test
    void can_choose_otherwise_within_what_its_sections_say() {
        assertEquals(
                7,
                rules(LawFolder.with(DECISIONS, "value: \"10\", law", "value: \"7\", law"))
                        .hold()
                        .days()
                        .value());
        assertEquals(
                Money.dollars("3.00"),
                rules(LawFolder.with(DECISIONS, "value: \"10.00\"", "value: \"3.00\""))
                        .boarding()
                        .amount());
        assertEquals(
                PickupPolicy.UNLICENSED10,
                rules(LawFolder.with(DECISIONS, "value: section20", "value: unlicensed10"))
                        .pickup()
                        .policy()
                        .value());
    }

    private static ImpoundRules rules(LawFiles files) {
        return OrdinanceBook.from(files)
                .town("whitman-ma")
                .orElseThrow()
                .asOf(LocalDate.of(2026, 3, 2))
                .impoundRules()
                .orElseThrow();
    }
}
