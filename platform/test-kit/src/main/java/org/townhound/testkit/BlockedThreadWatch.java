package org.townhound.testkit;

import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jboss.logmanager.ExtHandler;
import org.jboss.logmanager.ExtLogRecord;
import org.jboss.logmanager.Logger;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * Fails the test during which Vert.x warned that a thread was blocked: nothing may block the event loop.
 *
 * <p>JUnit finds it by itself where the system property {@code junit.jupiter.extensions.autodetection.enabled} is
 * {@code true}; the parent POM sets that for every service.
 *
 * <p>Vert.x measures how long a handler takes, by the clock on the wall. On a machine with more work than processors a
 * handler takes long although nothing holds it up, above all the first of its kind, whose classes are still being read.
 * So the watch looks at the thread at the moment of the warning: one that waits, sleeps or reads from a socket or file is
 * blocked; one that computes is given ten seconds.
 *
 * <p>It hears what Vert.x logs and measures nothing itself, so a block shorter than the checker's limit goes unnoticed,
 * and one that is noticed late counts against the test that then runs. Warnings are kept for the whole JVM, because the
 * event loops serve all tests.
 */
public final class BlockedThreadWatch implements BeforeAllCallback, AfterEachCallback, AfterAllCallback {
    /** The end of the logger's name; the class moved between packages of Vert.x, so no more of it is relied on. */
    private static final String CHECKER = "BlockedThreadChecker";

    /** What Vert.x says: the thread's name, and for how many milliseconds it has not come back. */
    private static final Pattern WARNING =
            Pattern.compile("Thread\\[#?\\d*,?([^,\\]]+),.* has been blocked for (\\d+) ms");

    private static final int COMPUTING_MILLIS = 10_000;

    /** Where the JDK reads and writes; the reading of classes is no such waiting. */
    private static final Pattern OUTSIDE = Pattern.compile("(sun\\.nio\\.ch|java\\.(net|io))\\..*");

    /** Where the JDK parks a thread, and where it wakes another one, which is no waiting. */
    private static final Pattern PARKING =
            Pattern.compile("(java\\.util\\.concurrent\\.locks|jdk\\.internal\\.misc)\\..*");

    private static final Queue<String> WARNINGS = new ConcurrentLinkedQueue<>();
    private static final Logger VERTX = Logger.getLogger("io.vertx.core.impl");
    private static final ExtHandler LISTENER = new Listener();

    /**
     * Begins to listen; doing so again for each class does no harm, and a log manager that was set up anew loses no
     * warnings.
     */
    @Override
    public void beforeAll(ExtensionContext context) {
        listen();
    }

    /**
     * Fails the test that has just run.
     *
     * @throws AssertionError when a thread was blocked during it
     */
    @Override
    public void afterEach(ExtensionContext context) {
        failOnWarnings(context.getDisplayName());
    }

    /**
     * Fails the class for what was noticed after its last test.
     *
     * @throws AssertionError when a thread was blocked meanwhile
     */
    @Override
    public void afterAll(ExtensionContext context) {
        failOnWarnings(context.getDisplayName());
    }

    /** The warnings so far, left where they are. */
    static List<String> warnings() {
        return List.copyOf(WARNINGS);
    }

    /** The warnings so far; taking them forgives them. */
    static List<String> takeWarnings() {
        List<String> taken = List.copyOf(WARNINGS);
        WARNINGS.removeAll(taken);
        return taken;
    }

    /** Puts the listener on the logger, once. */
    static void listen() {
        VERTX.removeHandler(LISTENER);
        VERTX.addHandler(LISTENER);
    }

    /**
     * Fails once for all warnings that nobody has taken yet.
     *
     * @param during what is to blame, for the message
     * @throws AssertionError with the warnings, a line each
     */
    static void failOnWarnings(String during) {
        List<String> warnings = takeWarnings();
        if (!warnings.isEmpty()) {
            throw new AssertionError("a thread was blocked during " + during + ": move the work to a worker thread, "
                    + "or wait by composing a Uni\n    " + String.join("\n    ", warnings));
        }
    }

    private static final class Listener extends ExtHandler {
        @Override
        protected void doPublish(ExtLogRecord entry) {
            if (entry.getLoggerName().contains(CHECKER) && isBlocked(entry.getMessage())) {
                WARNINGS.add(entry.getMessage());
            }
        }

        private static boolean isBlocked(String warning) {
            Matcher said = WARNING.matcher(warning);
            return !said.find()
                    || Long.parseLong(said.group(2)) >= COMPUTING_MILLIS
                    || Thread.getAllStackTraces().entrySet().stream()
                            .filter(thread -> thread.getKey().getName().equals(said.group(1)))
                            .anyMatch(thread -> waits(thread.getKey().getState(), List.of(thread.getValue())));
        }

        private static boolean waits(Thread.State state, List<StackTraceElement> stack) {
            return switch (state) {
                case BLOCKED, WAITING, TIMED_WAITING -> !isIdle(stack);
                case NEW, TERMINATED -> false;
                case RUNNABLE -> !isIdle(stack) && !readsClasses(stack) && isOutside(stack.getFirst());
            };
        }

        /** Whether the thread has come back meanwhile and waits for its next task. */
        private static boolean isIdle(List<StackTraceElement> stack) {
            return stack.stream().anyMatch(frame -> frame.getMethodName().equals("getTask"))
                    || stack.stream()
                            .filter(frame -> !isOutside(frame)
                                    && !PARKING.matcher(frame.getClassName()).matches())
                            .limit(1)
                            .anyMatch(frame -> frame.getClassName().startsWith("io.netty."));
        }

        private static boolean readsClasses(List<StackTraceElement> stack) {
            return stack.stream().anyMatch(frame -> frame.getMethodName().equals("loadClass"));
        }

        private static boolean isOutside(StackTraceElement frame) {
            return OUTSIDE.matcher(frame.getClassName()).matches();
        }
    }
}
