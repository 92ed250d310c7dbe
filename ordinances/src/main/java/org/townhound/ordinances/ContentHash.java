package org.townhound.ordinances;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The version of a body of law: a hash over its content with keys in order, so that neither layout nor comments
 * nor the order of entries matter. The day of the last check is left out: to look again is not to legislate.
 */
final class ContentHash {
    private ContentHash() {}

    static String of(LawYaml yaml, List<String> files) {
        String content = files.stream()
                .sorted()
                .map(file -> file + "=" + canonical(yaml.tree(file)))
                .collect(Collectors.joining("\n"));
        return "sha256:" + HexFormat.of().formatHex(sha256(content.getBytes(StandardCharsets.UTF_8)));
    }

    private static String canonical(JsonNode node) {
        if (node instanceof ObjectNode object) {
            TreeMap<String, JsonNode> fields = new TreeMap<>();
            object.properties().forEach(field -> fields.put(field.getKey(), field.getValue()));
            fields.remove("checked_on");
            return fields.entrySet().stream().map(ContentHash::field).collect(Collectors.joining(",", "{", "}"));
        }
        if (node.isArray()) {
            return node.valueStream().map(ContentHash::canonical).collect(Collectors.joining(",", "[", "]"));
        }
        return node.toString();
    }

    private static String field(Map.Entry<String, JsonNode> field) {
        return '"' + field.getKey() + "\":" + canonical(field.getValue());
    }

    private static byte[] sha256(byte[] content) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(content);
        } catch (NoSuchAlgorithmException missing) {
            throw new IllegalStateException("every Java has SHA-256", missing);
        }
    }
}
