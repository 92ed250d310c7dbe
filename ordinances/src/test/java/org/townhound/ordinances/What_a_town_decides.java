package org.townhound.ordinances;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion.VersionFlag;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class What_a_town_decides {
    private static final LocalDate NEW_YEARS_DAY = LocalDate.of(2027, 1, 1);
    private static final String CHOICE = """
            title: What the Select Board decided in December
            checked_on: 2026-12-08
            settings:
              impound.pickup_fee_policy:
                2027-01-01: { value: unlicensed10, law: { section: § 110-15, act: vote of the Board, adopted: 2026-12-07 } }
            """;

    @TempDir
    private Path folder;

    @BeforeEach
    void lists_no_town_of_its_own() throws IOException {
        Files.writeString(folder.resolve("towns.yaml"), "towns: []\n");
    }

    @Test
    void holds_from_its_day_on_and_makes_another_version_of_the_law() throws IOException {
        TownOrdinances town = decided(CHOICE);

        assertEquals("section20", policy(town, NEW_YEARS_DAY.minusDays(1)));
        assertEquals("unlicensed10", policy(town, NEW_YEARS_DAY));
        assertNotEquals(whitman().version(), town.version());
        String page = DecisionsPage.of(town, NEW_YEARS_DAY);
        assertTrue(page.contains("  by default       section20; not so here\n"), page);
        assertTrue(page.contains("2027-01-01, § 110-15, vote of the Board\n"), page);
    }

    @Test
    void is_refused_where_it_cannot_be_chosen() {
        OrdinanceFault fault =
                assertThrows(OrdinanceFault.class, () -> decided(CHOICE.replace("unlicensed10", "nothing")));
        assertTrue(fault.withoutLine().endsWith("\"nothing\" cannot be chosen, only [section20, unlicensed10, sum]"));
    }

    @Test
    void fits_a_schema_of_its_own() throws IOException {
        JsonSchema schema = JsonSchemaFactory.getInstance(VersionFlag.V202012)
                .getSchema(LawFolder.tree("schema/decisions.schema.json"));
        assertEquals(Set.of(), schema.validate(new YAMLMapper().readTree(CHOICE)));
        assertEquals(
                1,
                schema.validate(new YAMLMapper().readTree(CHOICE.replace("law:", "lav:"))).stream()
                        .filter(fault -> fault.getMessage().contains("'law'"))
                        .count());
    }

    @Test
    void is_refused_under_a_name_that_no_setting_has() {
        OrdinanceFault fault = assertThrows(
                OrdinanceFault.class, () -> decided(CHOICE.replace("pickup_fee_policy", "pickup_fee_polizy")));
        assertEquals(
                "decisions/whitman-ma.yaml: settings.impound.pickup_fee_polizy: "
                        + "is no setting of this town; write impound.pickup_fee_policy",
                fault.withoutLine());
    }

    @Test
    void is_never_the_law_itself() {
        OrdinanceFault fault = assertThrows(
                OrdinanceFault.class,
                () -> decided(CHOICE.replace("impound.pickup_fee_policy", "release.pickup-fee")
                        .replace("unlicensed10", "\"5.00\"")));
        assertEquals(
                "decisions/whitman-ma.yaml: settings.release.pickup-fee: "
                        + "is law and no setting, so no decision changes it",
                fault.withoutLine());
    }

    private TownOrdinances decided(String choice) throws IOException {
        Files.writeString(Files.createDirectories(folder.resolve("decisions")).resolve("whitman-ma.yaml"), choice);
        return OrdinanceBook.loadWith(folder).town("whitman-ma").orElseThrow();
    }

    private static TownOrdinances whitman() {
        return OrdinanceBook.load().town("whitman-ma").orElseThrow();
    }

    private static String policy(TownOrdinances town, LocalDate day) {
        return town.asOf(day).setting("impound.pickup_fee_policy").orElseThrow();
    }
}
