package org.townhound.benchmark;

import java.math.BigDecimal;
import java.util.Map;
import java.util.Optional;

/**
 * What a figure should be at a machine of two cores.
 *
 * @param bound the figure that is just good enough
 * @param atMost whether less is better
 */
record Aim(BigDecimal bound, boolean atMost) {
    private static final Map<String, Aim> AIMS = Map.of(
            "offenses_per_second", atLeast("2500"),
            "end_to_end_ratio", atLeast("0.5"),
            "p99_ms_at_200", atMost("50"),
            "p99_ms_at_1000", atMost("150"),
            "fold_per_second", atLeast("300000"),
            "startup_seconds", atMost("15"),
            "rss_mb_total", atMost("2500"),
            "lost", atMost("0"),
            "reordered", atMost("0"),
            "doubled", atMost("0"));

    static Optional<Aim> of(String key) {
        return Optional.ofNullable(AIMS.get(key));
    }

    String verdict(BigDecimal value) {
        boolean met = atMost ? value.compareTo(bound) <= 0 : value.compareTo(bound) >= 0;
        return (atMost ? "at most " : "at least ") + bound.toPlainString() + (met ? "" : "  MISSED");
    }

    private static Aim atLeast(String bound) {
        return new Aim(new BigDecimal(bound), false);
    }

    private static Aim atMost(String bound) {
        return new Aim(new BigDecimal(bound), true);
    }
}
