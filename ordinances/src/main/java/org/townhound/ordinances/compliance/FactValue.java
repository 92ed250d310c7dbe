package org.townhound.ordinances.compliance;

import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Objects;

/** What was recorded about one fact. */
public sealed interface FactValue {
    /** Yes or no. */
    record YesNo(boolean yes) implements FactValue {}

    /** One word of a list. */
    record Word(String word) implements FactValue {
        public Word {
            Objects.requireNonNull(word, "word");
        }
    }

    /** A day. */
    record Day(LocalDate day) implements FactValue {
        public Day {
            Objects.requireNonNull(day, "day");
        }
    }

    /** A number in the unit that the fact is declared in. */
    record Amount(BigDecimal amount) implements FactValue {
        public Amount {
            Objects.requireNonNull(amount, "amount");
        }
    }

    /** Animals, told apart by age. */
    record Heads(List<Head> heads) implements FactValue {
        public Heads {
            heads = List.copyOf(heads);
        }
    }

    /** So many animals of one age, in the unit that the fact is declared in. */
    record Head(int count, BigDecimal age) {
        public Head {
            Objects.requireNonNull(age, "age");
        }
    }

    /** Spans of time. */
    record Times(List<Span> spans) implements FactValue {
        public Times {
            spans = List.copyOf(spans);
        }
    }

    /** One span of time, its end excluded, and whether somebody attended all through it. */
    record Span(Instant from, Instant until, boolean attended) {
        public Span {
            Objects.requireNonNull(from, "from");
            Objects.requireNonNull(until, "until");
        }
    }
}
