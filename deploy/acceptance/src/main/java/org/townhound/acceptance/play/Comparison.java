package org.townhound.acceptance.play;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * Compares an answer with what it must hold at least.
 *
 * <p>Of an object the named members must be there; null says that one is not. A list must have as many entries, in the same
 * order, each holding at least what is expected of it. In place of a list may stand {@code size} and {@code contains}, and
 * single entries by number from zero; {@code once_by} first leaves out entries with a member that an earlier one has. A number equals one of the same value, a text the same text (or what a number or true is
 * written as); {@code /…/} is a pattern for the whole text, {@code $30.00} money.
 */
final class Comparison {
    private static final String ONCE_BY = "once_by";

    private final List<Difference> differences = new ArrayList<>();

    private Comparison() {}

    /** Every difference, in the order of what is expected; none when the answer holds all. */
    static List<Difference> of(JsonNode expected, JsonNode actual) {
        Comparison comparison = new Comparison();
        if (!expected.isMissingNode()) {
            comparison.compare("", expected, actual);
        }
        return comparison.differences;
    }

    private void compare(String path, JsonNode expected, JsonNode actual) {
        boolean absent = actual.isMissingNode() || actual.isNull();
        switch (expected.getNodeType()) {
            case OBJECT -> compareMembers(path, expected, actual);
            case ARRAY -> compareList(path, expected, actual);
            case STRING -> require(isText(expected.asText(), actual), path, expected, actual);
            case NUMBER ->
                require(
                        actual.isNumber() && expected.decimalValue().compareTo(actual.decimalValue()) == 0,
                        path,
                        expected,
                        actual);
            case BOOLEAN -> require(expected.equals(actual), path, expected, actual);
            case NULL, MISSING -> require(absent, path, expected, actual);
            case BINARY, POJO -> throw new IllegalStateException("YAML has no " + expected.getNodeType());
        }
    }

    private void compareMembers(String path, JsonNode expected, JsonNode given) {
        JsonNode actual = given.isArray() && expected.has(ONCE_BY)
                ? onceBy(expected.path(ONCE_BY).asText(), given)
                : given;
        expected.properties().forEach(member -> {
            if (actual.isArray() && member.getKey().equals(ONCE_BY)) {
                return;
            }
            if (actual.isArray() && member.getKey().equals("size")) {
                require(
                        actual.size() == member.getValue().asInt(-1),
                        at(path, "size"),
                        member.getValue(),
                        Integer.toString(actual.size()));
            } else if (actual.isArray() && member.getKey().equals("contains")) {
                member.getValue().forEach(item -> requireItem(path, item, actual));
            } else {
                compare(at(path, member.getKey()), member.getValue(), JsonPaths.find(actual, member.getKey()));
            }
        });
    }

    /** The first entry of each value of a member. */
    private static ArrayNode onceBy(String member, JsonNode list) {
        Map<JsonNode, JsonNode> entries = new LinkedHashMap<>();
        list.forEach(entry -> entries.putIfAbsent(JsonPaths.find(entry, member), entry));
        return JsonNodeFactory.instance.arrayNode().addAll(entries.values());
    }

    private void compareList(String path, JsonNode expected, JsonNode actual) {
        if (!actual.isArray() || actual.size() != expected.size()) {
            String size = actual.isArray() ? actual.size() + " entries: " + spoken(actual) : spoken(actual);
            differences.add(new Difference(path, expected.size() + " entries", size));
            return;
        }
        IntStream.range(0, expected.size())
                .forEach(index -> compare(at(path, Integer.toString(index)), expected.get(index), actual.get(index)));
    }

    private void requireItem(String path, JsonNode item, JsonNode list) {
        boolean found = list.valueStream().anyMatch(one -> of(item, one).isEmpty());
        require(found, path, item, "a list without it: " + spoken(list));
    }

    private static boolean isText(String expected, JsonNode actual) {
        if (actual.isObject()) {
            return Dollars.read(expected).filter(money -> money.equals(actual)).isPresent();
        }
        if (actual.isNull()) {
            return false;
        }
        boolean pattern = expected.length() > 1 && expected.startsWith("/") && expected.endsWith("/");
        return actual.isValueNode()
                && (pattern
                        ? Pattern.matches(expected.substring(1, expected.length() - 1), actual.asText())
                        : expected.equals(actual.asText()));
    }

    private void require(boolean holds, String path, JsonNode expected, JsonNode actual) {
        require(holds, path, expected, spoken(actual));
    }

    private void require(boolean holds, String path, JsonNode expected, String actual) {
        if (!holds) {
            differences.add(new Difference(path, expected.isNull() ? "nothing" : spoken(expected), actual));
        }
    }

    private static String spoken(JsonNode node) {
        Optional<String> money = Dollars.write(node);
        return node.isMissingNode() ? "missing" : money.orElseGet(node::toString);
    }

    private static String at(String path, String step) {
        return path.isEmpty() ? step : path + "." + step;
    }
}
