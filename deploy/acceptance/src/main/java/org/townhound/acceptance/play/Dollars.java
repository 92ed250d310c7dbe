package org.townhound.acceptance.play;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Money as scenarios write it, {@code $30.00} or {@code -$20.00}, and as calls carry it. */
final class Dollars {
    private static final Pattern WRITTEN = Pattern.compile("(-?)\\$(\\d+\\.\\d{2})");

    private Dollars() {}

    /** The JSON of a written amount; empty when the text is none. */
    static Optional<ObjectNode> read(String text) {
        Matcher matcher = WRITTEN.matcher(text);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        return Optional.of(JsonNodeFactory.instance
                .objectNode()
                .put("amount", matcher.group(1) + matcher.group(2))
                .put("currency", "USD"));
    }

    /** An amount as scenarios write it; empty when the JSON is none. */
    static Optional<String> write(JsonNode money) {
        String amount = money.path("amount").asText();
        if (money.size() != 2 || !money.path("currency").asText().equals("USD") || amount.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(amount.startsWith("-") ? "-$" + amount.substring(1) : "$" + amount);
    }
}
