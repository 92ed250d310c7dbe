package org.townhound.ordinances.compliance;

import java.util.Map;
import java.util.Optional;

/** What the law attaches to a broken rule; an amount is never here but in the provision that is named. */
public sealed interface Consequence {
    /** The provision with the fine, if there is one. */
    Optional<String> fine(LawOfDay law);

    /** A fine, or a ladder of fines. */
    record Fined(String provision) implements Consequence {
        @Override
        public Optional<String> fine(LawOfDay law) {
            return Optional.of(provision);
        }
    }

    /** A fine that depends on how the town reads its text; a reading that is not here knows no fine. */
    record FinedAsDecided(String setting, Map<String, String> provisions) implements Consequence {
        public FinedAsDecided {
            provisions = Map.copyOf(provisions);
        }

        @Override
        public Optional<String> fine(LawOfDay law) {
            return law.text(setting).map(decision -> provisions.get(decision.value()));
        }
    }

    /** The text has no amount; {@code gap} says which gap that is. */
    record NoAmount(String gap) implements Consequence {
        @Override
        public Optional<String> fine(LawOfDay law) {
            return Optional.empty();
        }
    }

    /** The text only says "should". */
    record Advice() implements Consequence {
        @Override
        public Optional<String> fine(LawOfDay law) {
            return Optional.empty();
        }
    }
}
