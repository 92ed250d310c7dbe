package org.townhound.ordinances;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The version of a town's law: a hash over everything an answer depends on. Layout, comments, the order and the
 * files of the entries and the words that only explain them are left out: to describe again is not to legislate.
 */
final class ContentHash {
    private static final Set<String> COMMENTARY =
            Set.of("description", "decides", "choices", "conflict", "reason", "asks");

    private final TreeMap<String, JsonNode> content = new TreeMap<>();

    ContentHash(String zone) {
        content.put("zone", TextNode.valueOf(zone));
    }

    /**
     * Adds the provisions of one file.
     *
     * @param issuer slug of the town or state whose law it is
     */
    void add(String issuer, JsonNode provisions) {
        provisions.properties().forEach(entry -> {
            ObjectNode rule = entry.getValue().deepCopy();
            content.put(issuer + "/" + entry.getKey(), rule.remove(COMMENTARY));
        });
    }

    String value() {
        byte[] hash = sha256(join(content).getBytes(StandardCharsets.UTF_8));
        return "sha256:" + HexFormat.of().formatHex(hash);
    }

    private static String canonical(JsonNode node) {
        if (node.isObject()) {
            TreeMap<String, JsonNode> fields = new TreeMap<>();
            node.properties().forEach(field -> fields.put(field.getKey(), field.getValue()));
            return join(fields);
        }
        if (node.isArray()) {
            List<String> items = node.valueStream().map(ContentHash::canonical).toList();
            return items.toString();
        }
        return node.toString();
    }

    private static String join(Map<String, JsonNode> sorted) {
        return sorted.entrySet().stream()
                .map(field -> TextNode.valueOf(field.getKey()) + ":" + canonical(field.getValue()))
                .collect(Collectors.joining(",", "{", "}"));
    }

    private static byte[] sha256(byte[] content) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(content);
        } catch (NoSuchAlgorithmException missing) {
            throw new IllegalStateException("every Java has SHA-256", missing);
        }
    }
}
