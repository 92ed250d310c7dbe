package org.townhound.acceptance.play;

import java.time.Duration;

/**
 * How long a caller tries until an answer is as expected. A request that is sent again has the same key, so that it is done
 * once, however often it is sent.
 *
 * @param atMost zero for one try
 */
public record Patience(Duration atMost) {
    /** Each request once. */
    public static final Patience NONE = new Patience(Duration.ZERO);
}
