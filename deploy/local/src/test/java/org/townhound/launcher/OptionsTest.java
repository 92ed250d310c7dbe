package org.townhound.launcher;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OptionsTest {
    @Test
    void both_forms_of_a_value_and_flags_are_read() {
        Options options = read("--data", "a", "--town=b", "--town", "c,d", "--detach");
        assertEquals(Optional.of("a"), options.value("data"));
        assertEquals(List.of("b", "c", "d"), options.values("town"));
        assertTrue(options.has("detach"));
    }

    @ParameterizedTest
    @CsvSource({
        "--data, needs a value",
        "--dat=x, does not know \"--dat\"",
        "data, does not know \"data\"",
        "--detach=yes, does not know"
    })
    void anything_else_is_refused_in_words(String argument, String words) {
        Refusal refusal = assertThrows(Refusal.class, () -> read(argument));
        assertTrue(refusal.getMessage().contains(words), refusal.getMessage());
    }

    private static Options read(String... arguments) {
        return Options.read(List.of(arguments), Set.of("data", "town"), Set.of("detach"));
    }
}
