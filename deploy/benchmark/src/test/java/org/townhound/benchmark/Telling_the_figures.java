package org.townhound.benchmark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class Telling_the_figures {
    private final Figures figures = new Figures();

    @Test
    void an_aim_that_is_missed_says_so() {
        figures.put("p99_ms_at_200", 50.01);
        figures.put("p99_ms_at_1000", 149.9);
        figures.put("offenses_per_second", 2499.0);

        List<String> lines = figures.table().lines().toList();

        assertTrue(lines.get(0).endsWith("MISSED"), lines.get(0));
        assertFalse(lines.get(1).endsWith("MISSED"), lines.get(1));
        assertTrue(lines.get(2).endsWith("MISSED"), lines.get(2));
    }

    @Test
    void a_run_with_one_doubled_event_does_not_count() {
        figures.put("lost", 0);
        figures.put("reordered", 0);
        figures.put("doubled", 0);
        assertTrue(figures.count());

        figures.put("doubled", 1);
        assertFalse(figures.count());
    }

    @Test
    void the_file_has_one_number_for_each_key(@TempDir Path folder) throws IOException {
        figures.put("lost", 0);
        figures.put("p50_ms_at_200", 1.234);
        Path file = folder.resolve("bench.json");
        figures.write(file);

        assertEquals(
                "{\"lost\":0,\"p50_ms_at_200\":1.23}", Files.readString(file).replaceAll("\\s", ""));
    }

    @Test
    void options_are_read_or_refused_in_words() {
        Settings settings = Settings.read(Path.of("home"), List.of("--scale", "3", "--json", "out.json"));
        assertEquals(new Settings(Path.of("home"), Optional.of(Path.of("out.json")), 3), settings);

        for (List<String> wrong : List.of(List.of("--scale", "0"), List.of("--scale"), List.of("--seale", "1"))) {
            String said = assertThrows(IllegalArgumentException.class, () -> Settings.read(Path.of("home"), wrong))
                    .getMessage();
            assertTrue(said.contains(Settings.USAGE), said);
        }
    }
}
