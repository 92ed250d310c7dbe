package org.townhound.ordinances;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class Version_of_the_law {
    private static final String FEE = "towns/whitman-ma/110-02-d-late-fee.yaml";
    private final String now = version(LawFiles.below(LawFolder.ROOT));

    @Test
    void is_a_hash_and_the_same_from_the_jar_and_from_the_folder() {
        assertTrue(now.matches("sha256:[0-9a-f]{64}"), now);
        assertEquals(now, OrdinanceBook.load().town("whitman-ma").orElseThrow().version());
        assertEquals(
                now,
                OrdinanceBook.read(LawFolder.ROOT)
                        .town("whitman-ma")
                        .orElseThrow()
                        .version());
    }

    @Test
    void changes_with_an_amount_a_day_a_citation_and_a_law_of_the_state() {
        assertNotEquals(now, version(LawFolder.with(FEE, "25.00", "26.00")));
        assertNotEquals(now, version(LawFolder.with(FEE, "2021-10-06", "2021-10-05")));
        assertNotEquals(now, version(LawFolder.with(FEE, "ATM Art. 21", "ATM Art. 22")));
        assertNotEquals(
                now, version(LawFolder.with("states/massachusetts/140-137-dog-licenses.yaml", "\"6\"", "\"7\"")));
    }

    @Test
    void stays_when_only_layout_comments_or_explanations_change() {
        assertEquals(now, version(LawFolder.with(FEE, "title:", "# looked at again\ntitle:")));
        assertEquals(now, version(LawFolder.with(FEE, "checked_on: 2026-11-30", "checked_on: 2027-01-04")));
        assertEquals(now, version(LawFolder.with(FEE, "description: Owed", "description: Due")));
        assertEquals(now, version(LawFolder.with(FEE, "\n", "\r\n")));
        assertEquals(now, version(LawFolder.with(FEE, "{ value: \"25.00\", law", "{   value: '25.00', law")));
    }

    @Test
    void is_computed_alike_on_every_machine() {
        ContentHash hash = new ContentHash("America/New_York");
        hash.add("whitman-ma", LawFolder.tree(FEE).get("provisions"));
        assertEquals("sha256:5acb60b3a4f03934ead3592f496d488a892aadcd530a8ac0760df1272433adac", hash.value());
    }

    private static String version(LawFiles files) {
        return OrdinanceBook.from(files).town("whitman-ma").orElseThrow().version();
    }
}
