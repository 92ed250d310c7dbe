package org.townhound.kit.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Optional;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FormsTest {
    @Test
    void each_value_has_a_form_that_is_read_as_meant() {
        UUID id = UUID.randomUUID();
        assertEquals(id, Forms.uuid(id.toString()));
        assertEquals(LocalDate.of(2024, 2, 29), Forms.date("2024-02-29"));
        assertEquals(Instant.parse("2027-01-01T04:30:00Z"), Forms.instant("2026-12-31T23:30:00-05:00"));
        assertEquals(Instant.parse("2026-02-20T05:00:00Z"), Forms.instant("2026-02-20T00:00-05:00"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "0199c0de00007000800000000000001",
                "{0199c0de-0000-7000-8000-000000000001}",
                "0199c0de-0000-7000-8000-00000000000g",
                " 0199c0de-0000-7000-8000-000000000001"
            })
    void no_uuid(String text) {
        assertThrows(IllegalArgumentException.class, () -> Forms.uuid(text));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "2025-02-29", "2026-13-01", "0000-01-01", "-0001-01-01", "+10000-01-01", "03/01/2026"})
    void no_date(String text) {
        assertThrows(DateTimeException.class, () -> Forms.date(text));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "2026-03-01",
                "2026-03-01T10:00:00",
                "2026-03-01T24:00:00Z",
                "2026-03-01T10:60:00Z",
                "2026-03-01T10:00:00+19:00",
                "2026-03-01T10:00:00-05:00[America/New_York]",
                "9999-12-31T23:59:59-05:00",
                "0001-01-01T00:00:00+05:00"
            })
    void no_moment(String text) {
        assertThrows(DateTimeException.class, () -> Forms.moment(text));
    }

    @Test
    void text_may_hold_every_letter_and_no_control_character() {
        assertEquals(Optional.empty(), TextRules.fault("Žofie 犬 🐕‍🦺 \u00A0\u200D"));
        assertEquals(Optional.empty(), TextRules.fault("a".repeat(TextRules.LONGEST)));
        for (String fault : new String[] {
            "a\u0000", "\t", "\r\n", "\u007F", "\u0085", "\uD83D", "\uDC15a", "a".repeat(TextRules.LONGEST + 1)
        }) {
            assertEquals(true, TextRules.fault(fault).isPresent(), () -> "of length " + fault.length());
        }
    }
}
