package org.townhound.ordinances;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class A_town_from_a_folder {
    private static final LocalDate DAY = LocalDate.of(2026, 7, 1);

    @TempDir
    private Path folder;

    @Test
    void stands_beside_the_towns_of_this_release_with_the_units_and_states_of_it() throws IOException {
        copy("whitman-ma", "strict-whitman-ma");
        OrdinanceBook book = OrdinanceBook.loadWith(folder);

        assertTrue(book.slugs().contains("whitman-ma"));
        TownOrdinances town = book.town("strict-whitman-ma").orElseThrow();
        assertEquals("08-31", town.asOf(DAY).setting("license.late_from").orElseThrow());
        assertEquals(
                "09-01",
                book.town("whitman-ma")
                        .orElseThrow()
                        .asOf(DAY)
                        .setting("license.late_from")
                        .orElseThrow());
    }

    @Test
    void cannot_take_the_place_of_a_town_of_this_release() throws IOException {
        copy("whitman-ma", "whitman-ma");
        OrdinanceFault fault = assertThrows(OrdinanceFault.class, () -> OrdinanceBook.loadWith(folder));
        assertTrue(fault.withoutLine().contains("whitman-ma"), fault.withoutLine());
    }

    @Test
    void is_missed_where_the_folder_has_no_list() {
        assertThrows(OrdinanceFault.class, () -> OrdinanceBook.loadWith(folder));
    }

    private void copy(String from, String slug) throws IOException {
        Files.writeString(folder.resolve("towns.yaml"), "towns: [" + slug + "]\n");
        Path town = Files.createDirectories(folder.resolve("towns").resolve(slug));
        for (String file : LawFolder.yamlFiles("towns/" + from)) {
            String text = LawFolder.text(file)
                    .replace("slug: " + from, "slug: " + slug)
                    .replace("value: \"09-01\"", "value: \"08-31\"");
            Path copy = town.resolve(Path.of("towns", from).relativize(Path.of(file)));
            Files.createDirectories(copy.getParent());
            Files.writeString(copy, text);
        }
    }
}
