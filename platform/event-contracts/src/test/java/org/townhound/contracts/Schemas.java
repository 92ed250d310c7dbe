package org.townhound.contracts;

import com.fasterxml.jackson.databind.JsonNode;
import com.networknt.schema.AbsoluteIri;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaValidatorsConfig;
import com.networknt.schema.SpecVersion.VersionFlag;
import com.networknt.schema.ValidationMessage;
import java.util.Set;
import org.townhound.contracts.wire.EventType;

/** The published schemas, found by the address that an event's {@code dataschema} gives. */
final class Schemas {
    static final String BASE = "https://townhound.org/schemas/";
    private static final JsonSchemaFactory FACTORY = JsonSchemaFactory.getInstance(
            VersionFlag.V202012, builder -> builder.schemaMappers(mappers -> mappers.add(Schemas::onClasspath)));
    private static final SchemaValidatorsConfig CONFIG =
            SchemaValidatorsConfig.builder().formatAssertionsEnabled(true).build();

    private Schemas() {}

    static JsonSchema of(EventType type) {
        if (Schemas.class.getResource("/schemas/" + type.wireName() + ".json") == null) {
            throw new AssertionError(HowTo.describe(type, "is missing"));
        }
        return FACTORY.getSchema(SchemaLocation.of(BASE + type.wireName()), CONFIG);
    }

    static Set<ValidationMessage> faults(EventType type, JsonNode event) {
        return of(type).validate(event);
    }

    private static AbsoluteIri onClasspath(AbsoluteIri address) {
        String text = address.toString();
        return text.startsWith(BASE)
                ? AbsoluteIri.of("classpath:schemas/" + text.substring(BASE.length()) + ".json")
                : null;
    }
}
