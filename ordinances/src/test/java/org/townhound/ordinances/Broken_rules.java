package org.townhound.ordinances;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class Broken_rules {
    private static final String FOLDER = "towns/dennis-ma/compliance/";

    @ParameterizedTest(name = "{4}")
    @CsvSource(delimiter = '|', textBlock = """
        03-2-b-c-poultry.yaml | { fact: lot.area, less-than: rooster.least-lot } | { fact: lot.size, less-than: rooster.least-lot } | rules.rooster.most-on-smaller-lot.when.fact | lot.size is not a fact that this town declares
        03-2-b-c-poultry.yaml | less-than: rooster.least-lot | less-than: rooster.lot | rules.rooster.most-on-smaller-lot.when.less-than | rooster.lot is not a provision of this town
        03-2-b-c-poultry.yaml | less-than: rooster.least-lot | less-than: setback.wetland | rules.rooster.most-on-smaller-lot.when | compares square-feet with feet
        03-2-b-c-poultry.yaml | less-than: rooster.least-lot | below: rooster.least-lot | rules.rooster.most-on-smaller-lot.when | needs exactly one of [all, any, before, by, never, no, not, one-of, setting, within, yes] and [at-least, at-most, less-than, more-than]
        03-2-b-c-poultry.yaml | less-than: rooster.least-lot | less-than: permit.stable | rules.rooster.most-on-smaller-lot.when.less-than | permit.stable is not a number
        03-2-b-c-poultry.yaml | over: rooster.counted-over | over: permit.exempt-up-to | rules.rooster.most-on-smaller-lot.require.over | the ages of poultry.roosters are in weeks
        03-2-b-c-poultry.yaml | heads: poultry.roosters | heads: poultry.chicks | rules.rooster.most-on-smaller-lot.require.heads | poultry.chicks cannot be used here; what can is answered by a list, each with a count and an age with its unit
        03-2-b-c-poultry.yaml | setting: dennis.brooding_chicks, is: limited | setting: dennis.brooding_chicks, is: many | rules.poultry.most-chicks.when.all.2.is | many cannot be chosen, only [limited, unlimited]
        03-2-b-c-poultry.yaml | setting: dennis.brooding_chicks | setting: rooster.least-lot | rules.poultry.most-chicks.when.all.2.setting | is not a setting, for it lists no choices
        03-2-b-c-poultry.yaml | '  poultry.most-chicks:' | '  poultry.most-chickens:' | rules.poultry.most-chickens | is not a provision of this town
        03-2-b-c-poultry.yaml | '  poultry.most-chicks:' | '  fines.general:' | rules.fines.general | is a ladder; a rule needs its own provision
        03-2-b-c-poultry.yaml | unit: count | unit: chicks | facts.poultry.chicks.unit | chicks is not in units.yaml, nor one of [count, day, heads, times, word, yes-no]
        03-2-b-c-poultry.yaml | 'fine: fines.general' | 'fines: fines.general' | rules.rooster.most-on-smaller-lot.fines | is not a word of this file; it knows [advice, fine, no_fine, require, when]
        03-2-b-c-poultry.yaml | 'fine: fines.general' | 'fine: rooster.least-lot' | rules.rooster.most-on-smaller-lot.fine | rooster.least-lot is neither an amount of money nor a ladder
        03-2-b-c-poultry.yaml | 'subject: premises' | '' | subject | is missing
        03-2-b-c-poultry.yaml | 'to: "100000"' | 'to: 100000' | facts.poultry.roosters.to | must be text; put a number, true and false in quotes
        03-1-a-care.yaml | 'require: { yes: care.suited }' | 'require: { yes: lot.area }' | rules.care.suited.require.yes | lot.area cannot be used here; what can is answered by true or false
        03-1-a-care.yaml | 'require: { yes: care.suited }' | 'advice: should' | rules.care.suited.require | is missing
        07-waste.yaml | by_number: none | by_row: none | rules.waste.longest-storage.fine.is.by_row | cannot be chosen, only [by_title, by_number]
        07-waste.yaml | within: waste.longest-storage | within: setback.wetland | rules.waste.longest-storage.require.within | must be measured in one of [days, months, weeks, years]
        02-shelter-facts.yaml | 'checked_on: 2026-11-30' | 'checked_on: soon' | checked_on | "soon" is not a date like 2026-07-01
        """)
    void say_file_place_and_fault(String file, String was, String is, String place, String wrong) {
        LawFiles files = LawFolder.with(FOLDER + file, was, is == null ? "" : is);
        OrdinanceFault fault = assertThrows(OrdinanceFault.class, () -> OrdinanceBook.from(files));
        assertEquals(FOLDER + file + ": " + place + ": " + wrong, fault.withoutLine());
    }

    @Test
    void need_every_number_as_long_as_they_hold() {
        LawFiles files = LawFolder.with(
                "towns/dennis-ma/03-2-b-rooster.yaml",
                "2010-10-28: { value: \"80000\"",
                "2011-01-01: { value: \"80000\"");
        OrdinanceFault fault = assertThrows(OrdinanceFault.class, () -> OrdinanceBook.from(files));
        assertEquals(
                FOLDER + "03-2-b-c-poultry.yaml: rules.rooster.most-on-smaller-lot: "
                        + "needs rooster.least-lot, which does not hold on 2010-10-28",
                fault.withoutLine());
    }

    @Test
    void name_the_line_of_the_place() {
        LawFiles files = LawFolder.with(FOLDER + "03-2-b-c-poultry.yaml", "is: limited", "is: many");
        OrdinanceFault fault = assertThrows(OrdinanceFault.class, () -> OrdinanceBook.from(files));
        assertEquals(
                FOLDER + "03-2-b-c-poultry.yaml:22: rules.poultry.most-chicks.when.all.2.is: "
                        + "many cannot be chosen, only [limited, unlimited]",
                fault.getMessage());
    }

    @Test
    void name_the_line_of_what_lacks_a_word() {
        LawFiles files = LawFolder.with(FOLDER + "03-1-a-care.yaml", "    require: { yes: care.suited }\n", "");
        OrdinanceFault fault = assertThrows(OrdinanceFault.class, () -> OrdinanceBook.from(files));
        assertEquals(FOLDER + "03-1-a-care.yaml:11: rules.care.suited.require: is missing", fault.getMessage());
    }
}
