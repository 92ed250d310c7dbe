package org.townhound.launcher;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/** The lock on a data folder: one launcher at a time; the operating system frees it whatever becomes of its holder. */
final class FolderLock implements AutoCloseable {
    private final FileChannel channel;
    private final Optional<FileLock> lock;

    private FolderLock(FileChannel channel, Optional<FileLock> lock) {
        this.channel = channel;
        this.lock = lock;
    }

    /** Takes the lock if nobody holds it. */
    static FolderLock take(DataFolder folder) {
        try {
            FileChannel channel = FileChannel.open(folder.lock(), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            return new FolderLock(channel, Optional.ofNullable(channel.tryLock()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Whether this process holds it. */
    boolean isHeld() {
        return lock.isPresent();
    }

    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
