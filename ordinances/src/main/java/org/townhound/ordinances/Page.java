package org.townhound.ordinances;

import java.util.ArrayList;
import java.util.List;

/** Plain text that a person prints: short lines, a label in front, the rest beside it. */
final class Page {
    private static final int WIDTH = 110;
    private static final int LABEL = 17;

    private final StringBuilder text = new StringBuilder();

    Page heading(String words) {
        text.append(words).append('\n').append("=".repeat(words.length())).append('\n');
        return this;
    }

    Page blank() {
        text.append('\n');
        return this;
    }

    Page line(String words) {
        wrapped(words, WIDTH).forEach(line -> text.append(line).append('\n'));
        return this;
    }

    /** A label, and words beside it; nothing where there are none. */
    Page field(String label, String words) {
        String front = "  " + label + " ".repeat(Math.max(1, LABEL - label.length()));
        for (String line : wrapped(words, WIDTH - front.length())) {
            text.append(front).append(line).append('\n');
            front = " ".repeat(front.length());
        }
        return this;
    }

    private static List<String> wrapped(String words, int width) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : words.split(" ", -1)) {
            if (!line.isEmpty() && line.length() + 1 + word.length() > width) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.isEmpty() ? "" : " ").append(word);
        }
        if (!line.isEmpty()) {
            lines.add(line.toString());
        }
        return lines;
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
