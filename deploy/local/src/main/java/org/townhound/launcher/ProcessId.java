package org.townhound.launcher;

import java.time.Instant;
import java.util.Optional;

/**
 * A process that can be told from a later one with the same number.
 *
 * @param pid the number
 * @param started when it started, in milliseconds since 1970; 0 where the system does not say
 */
record ProcessId(long pid, long started) {
    /** The process of a number, whether or not it still lives. */
    static ProcessId of(long pid) {
        return new ProcessId(pid, ProcessHandle.of(pid).map(ProcessId::startOf).orElse(0L));
    }

    /** The process, while it lives. */
    Optional<ProcessHandle> find() {
        return ProcessHandle.of(pid).filter(ProcessHandle::isAlive).filter(process -> startOf(process) == started);
    }

    private static long startOf(ProcessHandle process) {
        return process.info().startInstant().map(Instant::toEpochMilli).orElse(0L);
    }
}
