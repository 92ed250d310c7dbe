package org.townhound.testkit;

import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
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
 */
public final class BlockedThreadWatch implements BeforeAllCallback, AfterEachCallback, AfterAllCallback {
    private static final String CHECKER = "BlockedThreadChecker";
    private static final Queue<String> WARNINGS = new ConcurrentLinkedQueue<>();
    private static final Logger VERTX = Logger.getLogger("io.vertx.core.impl");
    private static final ExtHandler LISTENER = new Listener();

    @Override
    public void beforeAll(ExtensionContext context) {
        listen();
    }

    @Override
    public void afterEach(ExtensionContext context) {
        failOnWarnings(context.getDisplayName());
    }

    @Override
    public void afterAll(ExtensionContext context) {
        failOnWarnings(context.getDisplayName());
    }

    static List<String> warnings() {
        return List.copyOf(WARNINGS);
    }

    /** The warnings so far; taking them forgives them. */
    static List<String> takeWarnings() {
        List<String> taken = List.copyOf(WARNINGS);
        WARNINGS.removeAll(taken);
        return taken;
    }

    static void listen() {
        VERTX.removeHandler(LISTENER);
        VERTX.addHandler(LISTENER);
    }

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
            if (entry.getLoggerName().contains(CHECKER)) {
                WARNINGS.add(entry.getMessage());
            }
        }
    }
}
