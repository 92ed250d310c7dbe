package org.townhound.kit.json;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import java.io.IOException;
import java.time.DateTimeException;
import java.util.function.Function;

/** Reads a value that is written as JSON text in exactly one form; numbers, lists and other forms are refused. */
final class StrictReader<T> extends StdDeserializer<T> {
    private static final long serialVersionUID = 1L;

    private final transient Function<String, T> parse;
    private final String form;

    /**
     * A reader of one type.
     *
     * @param parse throws {@link IllegalArgumentException} or {@link DateTimeException} for text of another form
     * @param form what is expected, such as {@code "a date such as 2026-03-01"}
     */
    StrictReader(Class<T> type, String form, Function<String, T> parse) {
        super(type);
        this.parse = parse;
        this.form = form;
    }

    /**
     * Reads one value.
     *
     * @throws InputFault for a token that is no text, for text with control characters, and for text of another form
     */
    @Override
    public T deserialize(JsonParser parser, DeserializationContext context) throws IOException {
        if (!parser.hasToken(JsonToken.VALUE_STRING)) {
            throw new InputFault(parser, "must be " + form);
        }
        String text = parser.getText();
        String fault = TextRules.fault(text).orElse(null);
        if (fault != null) {
            throw new InputFault(parser, fault);
        }
        try {
            return parse.apply(text);
        } catch (IllegalArgumentException | DateTimeException anotherForm) {
            throw new InputFault(parser, "must be " + form);
        }
    }
}
