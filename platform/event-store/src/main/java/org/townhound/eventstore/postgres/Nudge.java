package org.townhound.eventstore.postgres;

import java.time.Duration;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/**
 * A hint from one part of a process to a loop in it that there is something to do. It may be lost with the process or
 * come from another one that cannot give it: whoever waits for it looks by itself from time to time.
 *
 * <p>Several nudges before a take count as one, since one look finds all the work. It never travels through PostgreSQL:
 * {@code NOTIFY} inside an append takes a lock that all committing transactions share.
 */
public final class Nudge {
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition given = lock.newCondition();
    private boolean outstanding;

    /** Wakes the loop, now or the next time it waits. */
    public void give() {
        lock.lock();
        try {
            outstanding = true;
            given.signalAll();
        } finally {
            lock.unlock();
        }
    }

    /**
     * Waits for a nudge that was not yet taken, and takes it.
     *
     * @param atMost how long to wait; zero or less only looks
     * @return false when none came in time
     * @throws InterruptedException when the waiting thread is interrupted
     */
    public boolean take(Duration atMost) throws InterruptedException {
        lock.lock();
        try {
            long left = atMost.toNanos();
            while (!outstanding && left > 0) {
                left = given.awaitNanos(left);
            }
            boolean nudged = outstanding;
            outstanding = false;
            return nudged;
        } finally {
            lock.unlock();
        }
    }
}
