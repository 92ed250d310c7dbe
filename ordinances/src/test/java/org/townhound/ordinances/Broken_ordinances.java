package org.townhound.ordinances;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class Broken_ordinances {
    private static final String LATE_FEE = "towns/whitman-ma/110-02-d-late-fee.yaml";
    private static final String VALUE =
            "      2021-10-06: { value: \"25.00\", law: { section: § 110-2.D, act: ATM Art. 21, adopted: 2021-06-02 } }\n";

    @ParameterizedTest(name = "{4}")
    @CsvSource(delimiter = '|', textBlock = """
        110-02-d-late-fee.yaml | value: "25.00" | value: 25.00 | provisions.license.late-fee.values.2021-10-06.value | must be text; put a number, true and false in quotes
        110-02-d-late-fee.yaml | value: "25.00" | value: "25" | provisions.license.late-fee.values.2021-10-06.value | "25" is not an exact amount in US dollars
        110-02-d-late-fee.yaml | value: "25.00" | value: "1e2" | provisions.license.late-fee.values.2021-10-06.value | "1e2" is not an exact amount in US dollars
        110-02-d-late-fee.yaml | unit: USD | unit: EUR | provisions.license.late-fee.unit | EUR is not in units.yaml
        110-02-d-late-fee.yaml | unit: USD | unit: rule | provisions.license.late-fee.unit | must be USD here
        110-02-d-late-fee.yaml | '  unit: USD' | '' | provisions.license.late-fee.unit | is missing
        110-02-d-late-fee.yaml | payee: | peyee: | provisions.license.late-fee.peyee | is not a word of this file; it knows [additional_to, awaits, choices, conflict, decides, description, floor, group, key, payee, per, reason, rolls, unit, values, window]
        110-02-d-late-fee.yaml | '    payee: town-clerk' | '' | provisions.license.late-fee.payee | is missing
        110-02-d-late-fee.yaml | section: § 110-2.D, | '' | provisions.license.late-fee.values.2021-10-06.law.section | is missing
        110-02-d-late-fee.yaml | , adopted: 2021-06-02 | '' | provisions.license.late-fee.values.2021-10-06.law.adopted | is missing
        110-02-d-late-fee.yaml | adopted: 2021-06-02 | adopted: 2021-11-02 | provisions.license.late-fee.values.2021-10-06.law.adopted | a law holds from its adoption on, not before
        110-02-d-late-fee.yaml | 2021-10-06: | 2021-02-30: | provisions.license.late-fee.values.2021-02-30 | "2021-02-30" is not a date like 2026-07-01
        110-02-d-late-fee.yaml | '{ value: "25.00",' | '{' | provisions.license.late-fee.values.2021-10-06 | needs exactly one of value, steps and repealed
        110-02-d-late-fee.yaml | license.late-fee: | license.rabies-proof: | provisions.license.rabies-proof | stands in towns/whitman-ma/110-02-c-rabies-proof.yaml too
        110-18-a-leash.yaml | fine: "30.00" | fine: "30" | provisions.leash.at-large.values.2021-10-06.steps | "30" is not an exact amount in US dollars
        110-18-a-leash.yaml | fine: "30.00" | fine: "30.00", warning: written | provisions.leash.at-large.values.2021-10-06.steps | a step is one of fine, warning, at_least and choose
        110-18-a-leash.yaml | window: fines.window | '' | provisions.leash.at-large.window | is missing
        decisions-licensing.yaml | value: "09-01" | value: "09-02" | provisions.license.late_from.values.2021-10-06.value | "09-02" cannot be chosen, only [09-01, 08-31]
        110-01-definitions.yaml | value: "07-01" | value: "02-30" | provisions.license.period | "02-30" is not what is needed here
        110-18-a-leash.yaml | 'values:' | 'values: [] #' | provisions.leash.at-large.values | must hold entries, each with a name and a colon
        110-18-a-leash.yaml | steps: [{ fine: "30.00" }, { fine: "50.00" }, { fine: "100.00" }] | steps: none | provisions.leash.at-large.values.2021-10-06.steps | must be a list, in brackets or with dashes
        110-18-a-leash.yaml | steps: [{ fine: "30.00" }, { fine: "50.00" }, { fine: "100.00" }] | repealed: yes please | provisions.leash.at-large.values.2021-10-06.repealed | must be true, or be left out
        decisions-impound.yaml | value: "10", law | value: "6", law | provisions.impound.hold_days | must be at least 7 days, as § 110-7.A says
        decisions-impound.yaml | value: section20 | value: both | provisions.impound.pickup_fee_policy.values.2021-10-06.value | "both" cannot be chosen, only [section20, unlicensed10, sum]
        decisions-offenses.yaml | multi_dog: | multi_dgo: | provisions.multi_dgo | is no setting of settings.yaml; write multi_dog
        110-18-fine-schedule.yaml | value: calendar-year | value: two-years | provisions.fines.window.values.2021-10-06.value | "two-years" is not how long offenses count: calendar-year, lifetime, rolling-12-months (any number), or none
        110-18-b-bite.yaml | awaits: [bite.determined] | awaits: [bite.dog] | provisions.bite.dog | goes in a circle: bite.dog → bite.dog
        110-18-b-bite.yaml | also: [bite.hearing] | also: [bite.haering] | provisions.bite.dog | names bite.haering, which no file holds
        110-18-f-rabies.yaml | fine: fines.rabies | fine: fines.rabbis | provisions.rabies.not-vaccinated | names fines.rabbis, which no file holds
        110-10-quiet.yaml | 'checked_on: 2026-11-30' | '' | checked_on | is missing
        110-04-e-other-breach.yaml | at_least: "25.00" | at_least: "25.00", fine: "30.00" | provisions.rabies.other-breach.values.2021-10-06.steps | a step is one of fine, warning, at_least and choose
        town.yaml | zone: America/New_York | zone: America/Whitman | zone | "America/Whitman" is not a time zone
        town.yaml | slug: whitman-ma | slug: hanson-ma | slug | stands in the folder whitman-ma but says hanson-ma
        """)
    void say_file_place_and_fault(String file, String was, String is, String place, String wrong) {
        String name = "towns/whitman-ma/" + file;
        LawFiles files = LawFolder.with(name, was, is == null ? "" : is);
        OrdinanceFault fault = assertThrows(OrdinanceFault.class, () -> OrdinanceBook.from(files));
        assertEquals(name + ": " + place + ": " + wrong, fault.withoutLine());
    }

    @Test
    void say_which_value_others_need_on_which_day() {
        LawFiles files = LawFolder.with("towns/whitman-ma/110-18-a-leash.yaml", "window: fines.window", "window: none");
        OrdinanceFault fault = assertThrows(OrdinanceFault.class, () -> OrdinanceBook.from(files));
        assertEquals(
                "towns/whitman-ma/110-18-a-leash.yaml: provisions.leash.at-large: names none, which no file holds",
                fault.withoutLine());
    }

    @Test
    void do_not_let_a_fee_end_while_licenses_are_issued() {
        LawFiles files = with(VALUE + VALUE.replace("2021", "2025").replace("value: \"25.00\"", "repealed: true"));
        OrdinanceFault fault = assertThrows(OrdinanceFault.class, () -> OrdinanceBook.from(files));
        assertEquals(
                "towns/whitman-ma: license.late-fee: does not hold on 2025-10-06, but other provisions need it then",
                fault.withoutLine());
    }

    @Test
    void do_not_charge_a_day_in_the_pound_at_what_no_section_says() {
        LawFiles files = LawFolder.with("towns/whitman-ma/110-20-release.yaml", "value: \"10.00\"", "value: \"12.00\"");
        OrdinanceFault fault = assertThrows(OrdinanceFault.class, () -> OrdinanceBook.from(files));
        assertEquals(
                "towns/whitman-ma/decisions-impound.yaml: provisions.impound.daily_fee: "
                        + "must be what release.boarding-fee or warrant.boarding-fee says",
                fault.withoutLine());
    }

    @Test
    void do_not_name_one_day_or_one_provision_twice() {
        assertFault("provisions.license.late-fee.values: Duplicate field '2021-10-06'", with(VALUE + VALUE));
    }

    @Test
    void name_the_line_where_a_file_is_no_yaml() {
        LawFiles files = LawFolder.with(LATE_FEE, "title: ", "title: * ");
        String message = assertThrows(OrdinanceFault.class, () -> OrdinanceBook.from(files))
                .getMessage();
        assertTrue(message.startsWith(LATE_FEE + ": line 1: while scanning an alias"), message);
        assertFalse(message.contains("\n"), message);
    }

    @Test
    void name_the_file_that_is_missing() {
        LawFiles files = LawFolder.with("towns/whitman-ma/town.yaml", "110-18-a-leash.yaml", "110-18-a.yaml");
        OrdinanceFault fault = assertThrows(OrdinanceFault.class, () -> OrdinanceBook.from(files));
        assertEquals(
                "towns/whitman-ma/110-18-a.yaml: there is no such file; it is named by the file above it",
                fault.withoutLine());
    }

    private static void assertFault(String expected, LawFiles files) {
        OrdinanceFault fault = assertThrows(OrdinanceFault.class, () -> OrdinanceBook.from(files));
        assertEquals(LATE_FEE + ": " + expected, fault.withoutLine());
    }

    private static LawFiles with(String values) {
        return LawFolder.with(LATE_FEE, VALUE, values);
    }
}
