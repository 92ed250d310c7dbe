package org.townhound.acceptance;

import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import org.townhound.acceptance.play.Told;

/** A story as a table of four columns for a terminal. */
final class StoryTable {
    private static final String LINE = "%-16s  %-48s  %9s  %s%n";
    private static final int WHAT = 48;
    private static final int WHY = 60;
    private static final DateTimeFormatter WHEN = DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm");

    private StoryTable() {}

    static String heading() {
        return LINE.formatted("when", "what happened", "amount", "why")
                + LINE.formatted("-".repeat(16), "-".repeat(WHAT), "-".repeat(9), "-".repeat(WHY));
    }

    static String row(Told told) {
        List<String> what = wrapped(told.what(), WHAT);
        List<String> why = wrapped(told.why(), WHY);
        StringBuilder rows = new StringBuilder();
        for (int line = 0; line < Math.max(what.size(), why.size()); line++) {
            boolean first = line == 0;
            rows.append(LINE.formatted(
                                    first ? WHEN.format(told.at()) : "",
                                    line < what.size() ? what.get(line) : "",
                                    first ? told.amount() : "",
                                    line < why.size() ? why.get(line) : "")
                            .stripTrailing())
                    .append('\n');
        }
        return rows.toString();
    }

    private static List<String> wrapped(String text, int width) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : text.split(" ", -1)) {
            if (!line.isEmpty() && line.length() + 1 + word.length() > width) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.isEmpty() ? "" : " ").append(word);
        }
        lines.add(line.toString());
        return lines;
    }
}
