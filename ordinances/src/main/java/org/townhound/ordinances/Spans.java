package org.townhound.ordinances;

import org.townhound.ordinances.values.Span;

/** Reads how long offenses count against each other, as a file of law says it. */
final class Spans {
    private static final String ROLLING = "rolling-";
    private static final String MONTHS = "-months";

    private Spans() {}

    static Span read(String written) {
        return switch (written) {
            case "calendar-year" -> new Span.CalendarYear();
            case "lifetime" -> new Span.Lifetime();
            case "none" -> new Span.None();
            case String rolling -> new Span.Rolling(Integer.parseInt(months(rolling)));
        };
    }

    private static String months(String rolling) {
        if (!rolling.startsWith(ROLLING) || !rolling.endsWith(MONTHS)) {
            throw new IllegalArgumentException(rolling);
        }
        return rolling.substring(ROLLING.length(), rolling.length() - MONTHS.length());
    }
}
