package org.townhound.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.LocalDate;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.townhound.ordinances.values.Citation;
import org.townhound.ordinances.values.Decision;
import org.townhound.ordinances.values.Refusal;

class DeciderSpecificationTest {
    private static final Citation LAW = new Citation("whitman-ma", "§ 110-14", LocalDate.EPOCH, "Art. 21");
    private static final DeciderSpecification<Integer, String> DOGS =
            DeciderSpecification.of(0, (Integer count, String event) -> count + event.length());

    private record No(Kind kind, String type, Optional<Citation> citation) implements Refusal {
        @Override
        public String detail() {
            return "it may not";
        }

        @Override
        public String remedy() {
            return "leave it";
        }
    }

    @Test
    void the_command_sees_the_folded_past() {
        DOGS.given("one", "two")
                .given("three")
                .when(DeciderSpecificationTest::tell)
                .then("11");
    }

    @Test
    void nothing_may_happen() {
        DOGS.when(_ -> Decision.<String, No>nothingHappened()).thenNothingHappened();
    }

    @Test
    void a_lawful_refusal_names_its_section_and_what_it_leaves() {
        DOGS.when(_ -> Decision.refuse(lawful(), "refused")).thenRefused("too-loud", "§ 110-14", "refused");
        DOGS.when(_ -> Decision.<String, No>refuse(lawful())).thenRefused("too-loud", "§ 110-14");
    }

    @Test
    void a_conflict_has_no_section() {
        DOGS.when(_ -> Decision.<String, No>refuse(conflict())).thenInConflict("already-so");
    }

    @Test
    void a_failure_tells_the_past_the_expected_and_the_actual() {
        Outcome<String> outcome = DOGS.given("one").when(DeciderSpecificationTest::tell);

        AssertionError failure = assertThrows(AssertionError.class, () -> outcome.then("4"));

        assertEquals("""
                given\s
                    one
                expected accepted with\s
                    4
                but was accepted with\s
                    3""", failure.getMessage());
    }

    @Test
    void every_other_outcome_fails() {
        Outcome<String> accepted = DOGS.when(DeciderSpecificationTest::tell);
        Outcome<String> refused = DOGS.when(_ -> Decision.refuse(lawful(), "refused"));
        Outcome<String> inConflict = DOGS.when(_ -> Decision.<String, No>refuse(conflict()));

        assertThrows(AssertionError.class, accepted::thenNothingHappened);
        assertThrows(AssertionError.class, accepted::then);
        assertThrows(AssertionError.class, () -> accepted.then("0", "0"));
        assertThrows(AssertionError.class, () -> accepted.thenRefused("too-loud", "§ 110-14"));
        assertThrows(AssertionError.class, () -> refused.then("refused"));
        assertThrows(AssertionError.class, refused::thenNothingHappened);
        assertThrows(AssertionError.class, () -> refused.thenRefused("too-loud", "§ 110-14"));
        assertThrows(AssertionError.class, () -> refused.thenRefused("too-loud", "§ 110-15", "refused"));
        assertThrows(AssertionError.class, () -> refused.thenRefused("too-quiet", "§ 110-14", "refused"));
        assertThrows(AssertionError.class, () -> refused.thenInConflict("too-loud"));
        assertThrows(AssertionError.class, () -> inConflict.thenInConflict("too-loud"));
    }

    @Test
    void a_lawful_refusal_without_a_section_fails() {
        No nowhere = new No(Refusal.Kind.LAWFUL, "too-loud", Optional.empty());
        Outcome<String> outcome = DOGS.when(_ -> Decision.<String, No>refuse(nowhere));

        assertThrows(AssertionError.class, () -> outcome.thenRefused("too-loud", "§ 110-14"));
        assertThrows(AssertionError.class, () -> outcome.thenInConflict("too-loud"));
    }

    @Test
    void evolve_must_take_what_was_decided() {
        DeciderSpecification<Integer, String> broken = DeciderSpecification.of(0, (count, event) -> {
            throw new IllegalStateException("unknown " + event);
        });

        AssertionError failure = assertThrows(AssertionError.class, () -> broken.when(DeciderSpecificationTest::tell));

        assertTrue(failure.getMessage().contains("evolve must take every event"), failure.getMessage());
    }

    private static Decision<String, No> tell(int count) {
        return Decision.accept(String.valueOf(count));
    }

    private static No lawful() {
        return new No(Refusal.Kind.LAWFUL, "too-loud", Optional.of(LAW));
    }

    private static No conflict() {
        return new No(Refusal.Kind.CONFLICT, "already-so", Optional.empty());
    }
}
