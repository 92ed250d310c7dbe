package org.townhound.ordinances.compliance;

import java.math.BigDecimal;
import java.util.List;
import java.util.Objects;

/**
 * A fact that can be recorded.
 *
 * @param name such as {@code lot.area}
 * @param asks the question that an officer answers
 * @param kind what an answer looks like
 * @param unit of an amount, or of the ages of heads
 * @param pattern how a number in that unit is written
 * @param least the smallest amount or count, inclusive
 * @param most the largest amount or count, inclusive
 * @param words that may answer
 */
public record FactDeclaration(
        String name,
        String asks,
        Kind kind,
        String unit,
        String pattern,
        BigDecimal least,
        BigDecimal most,
        List<String> words) {
    /** What an answer looks like. */
    public enum Kind {
        YES_NO("true or false"),
        WORD("one of the words listed for it"),
        DAY("a date such as 2026-07-01"),
        AMOUNT("a number with its unit"),
        COUNT("a whole number"),
        HEADS("a list, each with a count and an age with its unit"),
        TIMES("a list, each with from and until, which are instants with their offset, and attended");

        private final String meaning;

        Kind(String meaning) {
            this.meaning = meaning;
        }

        public String meaning() {
            return meaning;
        }
    }

    public FactDeclaration {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(asks, "asks");
        Objects.requireNonNull(kind, "kind");
        Objects.requireNonNull(unit, "unit");
        Objects.requireNonNull(pattern, "pattern");
        words = List.copyOf(words);
    }
}
