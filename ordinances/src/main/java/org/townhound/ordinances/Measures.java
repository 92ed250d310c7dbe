package org.townhound.ordinances;

import java.math.BigDecimal;
import java.util.Map;

/** Which units measure the same thing, and by what a number in one of them becomes one in the base unit. */
final class Measures {
    static final String TIME = "time";
    private static final Map<String, Base> BASES = Map.of(
            "minutes", new Base(TIME, 60),
            "hours", new Base(TIME, 3600),
            "days", new Base("days", 1),
            "weeks", new Base("days", 7),
            "months", new Base("months", 1),
            "years", new Base("months", 12));

    private Measures() {}

    private record Base(String dimension, int factor) {}

    static String dimension(String unit) {
        return base(unit).dimension();
    }

    static BigDecimal factor(String unit) {
        return BigDecimal.valueOf(base(unit).factor());
    }

    private static Base base(String unit) {
        return BASES.getOrDefault(unit, new Base(unit, 1));
    }
}
