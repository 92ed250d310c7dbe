package org.townhound.launcher;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.townhound.servers.LocalFolders;
import org.townhound.servers.Passwords;

/** The secrets of an installation, each a file of mode 600, made when first asked for and kept. */
record Secrets(DataFolder folder) {
    /** The password of PostgreSQL's superuser. */
    String superuser() {
        return kept("postgresql-superuser");
    }

    /** The password of a service's runtime role. */
    String database(String service) {
        return kept(service + "-database");
    }

    /** The password of the role that owns a service's database. */
    String databaseOwner(String service) {
        return kept(service + "-database-owner");
    }

    /** The key of a service's keyed hashes: 64 hexadecimal digits. */
    String hashKey(String service) {
        return kept(service + "-hash-key");
    }

    private String kept(String name) {
        Path file = folder.secret(name);
        try {
            if (!Files.exists(file)) {
                LocalFolders.writeSecret(file, Passwords.random());
            }
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
