package org.townhound.kit.call;

import java.time.Duration;
import java.util.Optional;
import java.util.UUID;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.townhound.eventstore.Ids;
import org.townhound.kit.json.Forms;

/**
 * What the headers of a call ask for; a header that says nothing sensible counts as absent. Each method takes a function
 * from a header's name to its text, or null.
 */
public final class CallHeaders {
    /** The id that joins everything that one request sets off; echoed in the answer. */
    public static final String CORRELATION_ID = "X-Correlation-Id";

    /** Makes a repeated request one request. */
    public static final String IDEMPOTENCY_KEY = "Idempotency-Key";

    private static final Pattern TRACEPARENT = Pattern.compile("[0-9a-f]{2}-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}");
    private static final Pattern WAIT = Pattern.compile("(?:^|.*[,;\\s])wait=([0-9]{1,4})(?:[,;\\s].*|$)");
    private static final Duration LONGEST_WAIT = Duration.ofSeconds(10);

    private CallHeaders() {}

    /** The caller's correlation id where it is a UUID, else a new one. */
    public static UUID correlationId(UnaryOperator<String> headers) {
        String sent = headers.apply(CORRELATION_ID);
        try {
            return sent == null ? Ids.next() : Forms.uuid(sent);
        } catch (IllegalArgumentException notAnId) {
            return Ids.next();
        }
    }

    /** W3C trace context, or null. */
    public static String traceparent(UnaryOperator<String> headers) {
        String sent = headers.apply("traceparent");
        return sent != null && TRACEPARENT.matcher(sent).matches() ? sent : null;
    }

    /** What {@code Prefer: wait=5} asks for (RFC 7240), in whole seconds, cut to ten. */
    public static Optional<Duration> waitFor(UnaryOperator<String> headers) {
        String prefer = headers.apply("Prefer");
        Matcher wait = WAIT.matcher(prefer == null ? "" : prefer);
        if (!wait.matches()) {
            return Optional.empty();
        }
        Duration asked = Duration.ofSeconds(Long.parseLong(wait.group(1)));
        return Optional.of(asked.compareTo(LONGEST_WAIT) > 0 ? LONGEST_WAIT : asked);
    }
}
