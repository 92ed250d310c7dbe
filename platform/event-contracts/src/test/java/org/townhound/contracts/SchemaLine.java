package org.townhound.contracts;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.Map;
import java.util.UUID;

/** The line of a schema that describes a field, as a proposal to the author of a record. */
final class SchemaLine {
    private static final Map<Class<?>, String> NAMES = Map.of(
            UUID.class, "uuid",
            LocalDate.class, "day",
            Instant.class, "instant",
            OffsetDateTime.class, "instantWithOffset",
            String.class, "text");

    private SchemaLine() {}

    static String of(RecordComponent component) {
        return "\"" + component.getName() + "\": " + of(component.getGenericType());
    }

    private static String of(Type type) {
        if (type instanceof ParameterizedType list) {
            return "{ \"type\": \"array\", \"items\": " + of(list.getActualTypeArguments()[0]) + " }";
        }
        if (type.equals(boolean.class)) {
            return "{ \"type\": \"boolean\" }";
        }
        if (type.equals(int.class) || type.equals(long.class)) {
            return "{ \"type\": \"integer\" }";
        }
        Class<?> kind = (Class<?>) type;
        String name = kind.getSimpleName();
        String lower = Character.toLowerCase(name.charAt(0)) + name.substring(1);
        return "{ \"$ref\": \"values.v1#/$defs/" + NAMES.getOrDefault(kind, lower) + "\" }";
    }
}
