package org.townhound.benchmark;

import java.util.Queue;
import java.util.UUID;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicLong;
import org.HdrHistogram.ConcurrentHistogram;

/** What came of one phase of load. Safe for several threads. */
final class Outcome {
    private static final int CREATED = 201;
    private static final int DIGITS = 3;
    private static final double PERCENT_50 = 50;
    private static final double PERCENT_99 = 99;

    private final Queue<UUID> created = new ConcurrentLinkedQueue<>();
    private final AtomicLong others = new AtomicLong();
    private final ConcurrentHistogram micros = new ConcurrentHistogram(DIGITS);
    private double seconds;

    /** An answer, and how long it took since it was due. */
    void add(UUID id, int status, long nanos) {
        if (status == CREATED) {
            created.add(id);
        } else {
            others.incrementAndGet();
        }
        micros.recordValue(nanos / 1000);
    }

    void took(double duration) {
        seconds = duration;
    }

    /** Those that were done whole; an answer that had to leave before its consequences is not among them. */
    Queue<UUID> created() {
        return created;
    }

    long others() {
        return others.get();
    }

    double perSecond() {
        return created.size() / seconds;
    }

    double p50Millis() {
        return micros.getValueAtPercentile(PERCENT_50) / 1000.0;
    }

    double p99Millis() {
        return micros.getValueAtPercentile(PERCENT_99) / 1000.0;
    }
}
