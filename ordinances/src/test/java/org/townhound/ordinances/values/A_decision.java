package org.townhound.ordinances.values;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class A_decision {
    private static final Refusal NO = new No();

    @Test
    void accepts_one_event_several_or_none() {
        assertEquals(new Decision.Accepted<>(List.of("issued")), Decision.accept("issued"));
        assertEquals(new Decision.Accepted<>(List.of("issued", "late")), Decision.accept(List.of("issued", "late")));
        assertEquals(new Decision.Accepted<>(List.of()), Decision.nothingHappened());
    }

    @Test
    void refuses_with_or_without_an_event_of_its_own() {
        assertEquals(new Decision.Refused<String, Refusal>(NO, List.of()), Decision.refuse(NO));
        assertEquals(new Decision.Refused<>(NO, List.of("refused")), Decision.refuse(NO, "refused"));
    }

    @Test
    void cannot_be_changed_after_it_was_made() {
        List<String> events = new ArrayList<>(List.of("issued"));
        Decision.Accepted<String, Refusal> decision = new Decision.Accepted<>(events);
        events.add("late");

        assertEquals(List.of("issued"), decision.events());
        assertThrows(
                UnsupportedOperationException.class, () -> decision.events().add("late"));
    }

    private record No() implements Refusal {
        @Override
        public Kind kind() {
            return Kind.LAWFUL;
        }

        @Override
        public String type() {
            return "no";
        }

        @Override
        public String detail() {
            return "No.";
        }

        @Override
        public String remedy() {
            return "None.";
        }

        @Override
        public Optional<Citation> citation() {
            return Optional.empty();
        }
    }
}
