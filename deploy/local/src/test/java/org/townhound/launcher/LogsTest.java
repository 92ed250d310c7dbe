package org.townhound.launcher;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LogsTest {
    @TempDir
    private Path folder;

    @Test
    void a_large_log_is_set_aside_while_its_process_goes_on() throws IOException {
        Path log = folder.resolve("kafka.log");
        try (OutputStream process = Files.newOutputStream(log, StandardOpenOption.CREATE, StandardOpenOption.APPEND)) {
            process.write(new byte[(int) Logs.LARGEST_BYTES + 1]);
            Logs.rotate(log);
            process.write("next".getBytes(StandardCharsets.US_ASCII));
        }
        assertEquals("next", Files.readString(log));
        assertEquals(Logs.LARGEST_BYTES + 1, Files.size(folder.resolve("kafka.log.1")));
    }

    @Test
    void a_log_of_the_usual_size_stays() throws IOException {
        Path log = folder.resolve("kafka.log");
        Logs.note(log, "The process kafka ended with code 137.");
        Logs.rotate(log);
        assertEquals(1, Files.readAllLines(log).size());
        assertFalse(Files.exists(folder.resolve("kafka.log.1")));
    }
}
