package org.townhound.servers;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * The folder where test processes of one build find the shared servers, and its lock.
 *
 * <p>It holds the lock file, the state of the running servers, their log and their data.
 *
 * @param path made when it is missing
 */
record SharedFolder(Path path) {
    private static final long PAUSE_NANOS = 20_000_000;

    SharedFolder {
        LocalFolders.ownerOnly(path);
    }

    /** The folder of this copy of the repository: two copies never share servers. */
    static SharedFolder ofThisBuild() {
        String copy = Integer.toHexString(RuntimeJars.folder().toAbsolutePath().hashCode());
        return new SharedFolder(Path.of(
                System.getProperty("java.io.tmpdir"),
                "townhound-servers-" + System.getProperty("user.name") + "-" + copy));
    }

    Path file(String name) {
        return path.resolve(name);
    }

    /** A new folder for the servers' data; what killed predecessors left is removed. */
    Path freshData() {
        try (Stream<Path> old = Files.list(path)) {
            old.filter(Files::isDirectory).forEach(LocalFolders::remove);
        } catch (IOException e) {
            throw new ServerFailure("Cannot list " + path + ".", e);
        }
        return LocalFolders.ownerOnly(file("data-" + Passwords.hexadecimal(4)));
    }

    /**
     * Does something while no other process and no other class loader of this one does; waits for its turn.
     *
     * @return what the task gives
     * @throws ServerFailure when the file system refuses the lock
     */
    <T> T locked(Supplier<T> task) {
        try (FileChannel channel = FileChannel.open(file("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
                FileLock lock = lock(channel)) {
            if (!lock.isValid()) {
                throw new ServerFailure("The lock of " + path + " was lost.");
            }
            return task.get();
        } catch (IOException e) {
            throw new ServerFailure("Cannot lock " + path + ".", e);
        }
    }

    /** Java refuses at once, instead of waiting, a lock that another class loader of this process holds. */
    private static FileLock lock(FileChannel channel) throws IOException {
        while (true) {
            try {
                return channel.lock();
            } catch (OverlappingFileLockException e) {
                LockSupport.parkNanos(PAUSE_NANOS);
            }
        }
    }
}
