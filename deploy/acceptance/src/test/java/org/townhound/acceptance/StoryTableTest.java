package org.townhound.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.OffsetDateTime;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.townhound.acceptance.play.Told;

class StoryTableTest {
    @Test
    void long_words_go_on_in_the_next_line_of_their_column() {
        Told told = new Told(
                OffsetDateTime.parse("2026-03-01T15:00:00-05:00"),
                "Ada's dog runs loose on Main Street for the first time this year",
                "$30.00",
                "§ 110-18.A: offense 1");
        assertEquals(
                List.of(
                        "2026-03-01 15:00  Ada's dog runs loose on Main Street for the          $30.00  § 110-18.A: offense 1",
                        "                  first time this year"),
                StoryTable.row(told).lines().toList());
    }
}
