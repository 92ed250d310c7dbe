package org.townhound.servers;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Comparator;
import java.util.Set;
import java.util.stream.Stream;

/** Folders and files that belong to this user alone, and where they lie. */
public final class LocalFolders {
    private LocalFolders() {}

    /**
     * The folder for what can be made again; for root one that every user can read, because PostgreSQL runs without root's
     * rights.
     */
    static Path cache() {
        Path folder = Unprivileged.isRoot()
                ? Path.of("/var/cache/townhound")
                : Path.of(System.getProperty("user.home"), ".cache", "townhound");
        try {
            return Files.createDirectories(folder);
        } catch (IOException e) {
            throw new ServerFailure("Cannot make the cache folder " + folder + ".", e);
        }
    }

    /**
     * Makes a folder that only this user can list; one that is there already is kept.
     *
     * @throws ServerFailure when it cannot be made
     */
    public static Path ownerOnly(Path folder) {
        try {
            Path parent = folder.toAbsolutePath().getParent();
            if (parent != null) {
                Files.createDirectories(parent);
            }
            return Files.createDirectory(folder, permissions());
        } catch (FileAlreadyExistsException e) {
            return folder;
        } catch (IOException e) {
            throw new ServerFailure("Cannot make the folder " + folder + ".", e);
        }
    }

    /**
     * Writes a file that only this user can read, whole or not at all.
     *
     * @throws ServerFailure when it cannot be written
     */
    public static void writeSecret(Path file, String content) {
        try {
            Path fresh = Files.createTempFile(file.toAbsolutePath().getParent(), "fresh", ".part");
            Files.writeString(fresh, content);
            Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            throw new ServerFailure("Cannot write " + file + ".", e);
        }
    }

    /**
     * Removes a folder with all in it, as far as it goes; what is gone already is no error.
     *
     * <p>Links are removed, not followed.
     */
    public static void remove(Path folder) {
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(path);
            }
        } catch (IOException e) {
            // A file that a dying server still writes: the next run removes what is left.
            return;
        }
    }

    private static FileAttribute<Set<PosixFilePermission>> permissions() {
        return PosixFilePermissions.asFileAttribute(
                PosixFilePermissions.fromString(Unprivileged.way().folderPermissions()));
    }
}
