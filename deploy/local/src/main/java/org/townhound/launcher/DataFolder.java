package org.townhound.launcher;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.townhound.servers.LocalFolders;

/**
 * Where one installation keeps its data, secrets and logs. Nobody but its user can look into it.
 *
 * @param path absolute
 */
record DataFolder(Path path) {
    DataFolder {
        path = path.toAbsolutePath().normalize();
    }

    /** Makes the folders that are missing. */
    DataFolder make() {
        LocalFolders.ownerOnly(path);
        LocalFolders.ownerOnly(path.resolve("logs"));
        LocalFolders.ownerOnly(path.resolve("secrets"));
        return this;
    }

    /** The log of a process. */
    Path log(String name) {
        return path.resolve("logs").resolve(name + ".log");
    }

    /** A file that only this user can read. */
    Path secret(String name) {
        return path.resolve("secrets").resolve(name);
    }

    /** The lock that the running launcher holds. */
    Path lock() {
        return path.resolve("launcher.lock");
    }

    /** The file that says what runs, on which ports. */
    Path state() {
        return path.resolve("state.json");
    }

    /**
     * Stamps a new folder; a folder keeps its first stamp.
     *
     * @throws Refusal when it is stamped otherwise
     */
    void stamp(Kind kind) {
        Path stamp = path.resolve("kind");
        try {
            if (!Files.exists(stamp)) {
                LocalFolders.writeSecret(stamp, kind.word());
                return;
            }
            String word = Files.readString(stamp).strip();
            if (!word.equals(kind.word())) {
                throw new Refusal("The data in " + path + " is " + word + " and stays so: "
                        + (kind == Kind.REAL ? "add --simulation" : "leave --simulation away")
                        + ", or name another folder with --data.");
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
