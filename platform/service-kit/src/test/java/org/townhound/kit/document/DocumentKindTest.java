package org.townhound.kit.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.runtime.configuration.MemorySize;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.townhound.kit.problem.ProblemException;

class DocumentKindTest {
    private final Contents contents = new Contents(new MemorySize(BigInteger.valueOf(64)));

    @Test
    void text_keeps_every_letter_and_line() {
        String text = "Žofie saw the 🐕‍🦺.\nIt barked.";
        assertEquals(text, contents.text("/narrative", text).text());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a\tb", "a\r\nb", "a\u0000", "a\u001b[0m", "a\u0085b"})
    void text_with_another_control_character_or_nothing_at_all_is_refused(String text) {
        assertEquals("/narrative", refusal(DocumentKind.TEXT, text.getBytes(StandardCharsets.UTF_8)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"c328", "eda080", "ff"})
    void what_is_not_utf8_is_no_text(String hex) {
        assertEquals("/narrative", refusal(DocumentKind.TEXT, HexFormat.of().parseHex(hex)));
    }

    @ParameterizedTest
    @CsvSource({"PDF,255044462d312e37", "JPEG,ffd8ffe000", "PNG,89504e470d0a1a0a00"})
    void the_first_bytes_tell_the_kind(DocumentKind kind, String hex) {
        byte[] bytes = HexFormat.of().parseHex(hex);
        for (DocumentKind other : DocumentKind.values()) {
            if (other == kind) {
                assertTrue(other.fits(bytes), other.mediaType());
            } else if (other != DocumentKind.TEXT) {
                assertFalse(other.fits(bytes), other.mediaType());
            }
        }
        assertEquals(Optional.of(kind), DocumentKind.of(kind.mediaType()));
        assertEquals("/narrative", refusal(kind, new byte[] {'a'}));
    }

    @Test
    void a_kind_that_is_not_taken_is_none() {
        assertEquals(Optional.empty(), DocumentKind.of("text/html"));
    }

    @Test
    void a_document_may_be_as_large_as_the_limit_and_not_larger() {
        assertEquals(64, contents.text("/narrative", "a".repeat(64)).bytes().length);
        ProblemException refused =
                assertThrows(ProblemException.class, () -> contents.text("/narrative", "a".repeat(65)));
        assertEquals(413, refused.problem().status());
        assertEquals("/narrative", refused.problem().field());
    }

    @Test
    void neither_an_error_nor_a_log_line_can_repeat_what_is_said() {
        assertFalse(contents.text("/narrative", "Ada Lovelace").toString().contains("Ada"));
        ProblemException refused =
                assertThrows(ProblemException.class, () -> contents.text("/narrative", "Ada\u0007 Lovelace"));
        assertFalse(refused.problem().detail().contains("Ada"));
    }

    private String refusal(DocumentKind kind, byte[] bytes) {
        return assertThrows(ProblemException.class, () -> contents.of("/narrative", kind, bytes))
                .problem()
                .field();
    }
}
