package org.townhound.launcher;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DataFolderTest {
    @TempDir
    private Path temporary;

    private DataFolder folder;

    @BeforeEach
    void make() {
        folder = new DataFolder(temporary.resolve("data")).make();
    }

    @Test
    void a_folder_keeps_its_first_stamp() {
        folder.stamp(Kind.SIMULATION);
        folder.stamp(Kind.SIMULATION);
        Refusal refusal = assertThrows(Refusal.class, () -> folder.stamp(Kind.REAL));
        assertTrue(refusal.getMessage().contains("is simulation and stays so"), refusal.getMessage());
    }

    @Test
    void secrets_are_kept_and_no_two_are_alike() {
        Secrets secrets = new Secrets(folder);
        List<String> all = List.of(
                secrets.superuser(),
                secrets.database("licensing"),
                secrets.databaseOwner("licensing"),
                secrets.hashKey("licensing"),
                secrets.database("enforcement"));
        assertEquals(all.size(), all.stream().distinct().count());
        assertEquals(all.getFirst(), new Secrets(folder).superuser());
    }

    @Test
    void only_its_user_can_read_secrets_and_keys() throws IOException {
        new Secrets(folder).superuser();
        SigningKeys.madeOnce(folder);
        try (Stream<Path> files = Files.list(folder.path().resolve("secrets"))) {
            for (Path file : files.toList()) {
                assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
            }
        }
        assertEquals("rwx------", PosixFilePermissions.toString(Files.getPosixFilePermissions(folder.path())));
    }
}
