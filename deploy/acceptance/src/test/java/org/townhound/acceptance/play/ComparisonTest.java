package org.townhound.acceptance.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ComparisonTest {
    private static final String ANSWER = """
            fee: { amount: "15.00", currency: USD }
            tag: { number: null }
            ordinal: 2
            confirmed: true
            section: § 110-2.A
            priors: [{ id: a, kind: x }, { id: b, kind: x }]
            """;

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            fee: $15.00
            fee: { amount: "15.00" }
            fee.amount: "15.00"
            ordinal: 2.0
            ordinal: "2"
            confirmed: true
            section: /§ 110-2\\.[A-D]/
            tag: { number: null }
            late: null
            priors: [{ id: a }, { id: b }]
            priors: { size: 2, contains: [{ id: b }] }
            priors: { once_by: kind, size: 1, contains: [{ id: a }] }
            priors: { once_by: id, size: 2 }
            priors.1.id: b
            """)
    void what_the_answer_holds_is_found(String expected) throws JsonProcessingException {
        assertEquals(List.of(), compare(expected));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            fee: $15.01                      | fee
            fee: "15.00"                     | fee
            ordinal: 3                       | ordinal
            confirmed: false                 | confirmed
            section: § 110-2                 | section
            section: /110-2/                 | section
            tag.number: /.+/                 | tag.number
            section: null                    | section
            late: $1.00                      | late
            priors: [{ id: a }]              | priors
            priors: [{ id: b }, { id: a }]   | priors.0.id
            priors: { size: 1 }              | priors.size
            priors: { contains: [{ id: c }]} | priors
            priors.2.id: b                   | priors.2.id
            """)
    void what_it_does_not_hold_is_a_difference_at_its_place(String expected, String path)
            throws JsonProcessingException {
        assertEquals(path, compare(expected).getFirst().path());
    }

    @Test
    void a_difference_says_what_was_expected_and_what_was_there() throws JsonProcessingException {
        assertEquals(
                "fee                          expected \"$10.00\", but was $15.00",
                compare("fee: $10.00").getFirst().toString());
    }

    private static List<Difference> compare(String expected) throws JsonProcessingException {
        YAMLMapper yaml = new YAMLMapper();
        JsonNode answer = yaml.readTree(ANSWER);
        return Comparison.of(yaml.readTree(expected), answer);
    }
}
