package org.townhound.benchmark;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/** The figures of one run, by key, in the order in which they were taken. */
final class Figures {
    private static final ObjectMapper JSON = new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);

    private final Map<String, BigDecimal> byKey = new LinkedHashMap<>();

    void put(String key, double value) {
        int digits = Math.abs(value) < 100 ? 2 : 0;
        byKey.put(key, BigDecimal.valueOf(value).setScale(digits, RoundingMode.HALF_UP));
    }

    void put(String key, long value) {
        byKey.put(key, BigDecimal.valueOf(value));
    }

    double get(String key) {
        return byKey.get(key).doubleValue();
    }

    /** Whether nothing was lost, reordered or doubled; only then does a run count. */
    boolean count() {
        return get("lost") == 0 && get("reordered") == 0 && get("doubled") == 0;
    }

    void write(Path file) throws IOException {
        JSON.writeValue(file.toFile(), byKey);
    }

    /** The table; an aim that is missed says so. */
    String table() {
        StringBuilder text = new StringBuilder();
        byKey.forEach((key, value) -> text.append("%-32s %12s  %s%n"
                .formatted(
                        key,
                        value.toPlainString(),
                        Aim.of(key).map(aim -> aim.verdict(value)).orElse(""))));
        return text.toString();
    }
}
