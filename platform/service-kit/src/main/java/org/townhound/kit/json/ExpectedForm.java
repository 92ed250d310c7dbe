package org.townhound.kit.json;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Arrays;
import java.util.Collection;
import java.util.stream.Collectors;

/** What JSON a Java type is written as, in words. */
final class ExpectedForm {
    private ExpectedForm() {}

    /**
     * Ends "the field must be …".
     *
     * @param type what the record declares; an enum is told with the names it has on the wire
     */
    static String of(Class<?> type) {
        if (type.isEnum()) {
            return "one of "
                    + Arrays.stream(type.getEnumConstants())
                            .map(constant -> written(type, (Enum<?>) constant))
                            .collect(Collectors.joining(", "));
        }
        if (type == boolean.class || type == Boolean.class) {
            return "true or false";
        }
        if (type.isPrimitive() || Number.class.isAssignableFrom(type)) {
            return "a number of the right kind";
        }
        return Collection.class.isAssignableFrom(type) ? "a list" : "a JSON object";
    }

    /** The name on the wire, where it differs from the constant's. */
    private static String written(Class<?> type, Enum<?> constant) {
        try {
            JsonProperty name = type.getField(constant.name()).getAnnotation(JsonProperty.class);
            return name == null ? constant.name() : name.value();
        } catch (NoSuchFieldException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
