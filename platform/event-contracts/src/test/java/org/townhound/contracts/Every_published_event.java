package org.townhound.contracts;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.townhound.contracts.wire.EventType;
import org.townhound.contracts.wire.EventTypes;

class Every_published_event {

    static Stream<EventType> events() {
        return EventTypes.ALL.stream();
    }

    static Stream<Event> sparse() {
        return Samples.sparse().stream();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("events")
    void is_written_byte_for_byte_like_its_approved_sample(EventType type) {
        assertEquals(
                Samples.approved(type),
                EventJson.write(Samples.of(type)),
                () -> "\n" + type.wireName() + " is written in a new way. If that is meant, " + HowTo.APPROVE + "\n");
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("events")
    void reads_its_approved_sample_back_as_an_equal_record(EventType type) {
        assertEquals(Samples.of(type), EventJson.read(Samples.approved(type), type.record()));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("events")
    void reads_a_sample_with_fields_of_a_later_release(EventType type) {
        ObjectNode later = sample(type);
        later.put("fieldOfALaterRelease", "whatever").putObject("another").put("deep", true);

        assertEquals(Samples.of(type), EventJson.read(later.toString(), type.record()));
        assertEquals(Set.of(), Schemas.faults(type, later));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("events")
    void fits_its_schema(EventType type) {
        assertEquals(
                Set.of(),
                Schemas.faults(type, sample(type)),
                () -> HowTo.describe(type, "does not accept the approved sample"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("sparse")
    void fits_its_schema_and_is_read_back_without_what_is_optional(Event event) {
        EventType type = EventTypes.of(event.getClass());
        String json = EventJson.write(event);

        assertEquals(Set.of(), Schemas.faults(type, JsonText.tree(json)));
        assertEquals(event, EventJson.read(json, type.record()));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("events")
    void is_refused_by_its_schema_when_a_field_is_missing_or_of_a_wrong_type(EventType type) {
        ObjectNode schema = schema(type);
        assertAll(names(schema.get("properties")).stream().map(name -> () -> {
            ObjectNode wrong = sample(type);
            wrong.putArray(name).addArray();
            assertFalse(Schemas.faults(type, wrong).isEmpty(), HowTo.describe(type, "accepts nonsense as " + name));
        }));
        schema.get("required").forEach(name -> {
            ObjectNode wrong = sample(type);
            wrong.remove(name.asText());
            assertFalse(Schemas.faults(type, wrong).isEmpty(), HowTo.describe(type, "accepts no " + name));
        });
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("events")
    void has_a_schema_that_knows_every_field_and_no_other(EventType type) {
        ObjectNode schema = schema(type);
        Set<String> described = names(schema.get("properties"));
        for (RecordComponent component : type.record().getRecordComponents()) {
            assertTrue(
                    described.remove(component.getName()),
                    () -> HowTo.describe(
                            type,
                            "lacks " + component.getName() + ": add to properties\n  " + SchemaLine.of(component)));
        }
        assertEquals(Set.of(), described, () -> HowTo.describe(type, "describes fields that are not in the record"));
        assertTrue(schema.get("additionalProperties").asBoolean(), "readers must ignore what they do not know");
        assertEquals(Schemas.BASE + type.wireName(), schema.get("$id").asText());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("events")
    void requires_in_its_schema_whatever_cannot_be_null(EventType type) {
        List<String> optional = Stream.of(type.record().getRecordComponents())
                .map(RecordComponent::getName)
                .filter(name -> acceptsNull(type, name))
                .toList();
        Set<String> required = new TreeSet<>();
        schema(type).get("required").forEach(name -> required.add(name.asText()));
        Set<String> expected = names(schema(type).get("properties"));
        optional.forEach(expected::remove);

        assertEquals(expected, required, () -> HowTo.describe(type, "requires other fields than those without null"));
    }

    private static boolean acceptsNull(EventType type, String name) {
        ObjectNode without = sample(type);
        without.putNull(name);
        return Schemas.faults(type, without).isEmpty();
    }

    private static ObjectNode sample(EventType type) {
        return JsonText.tree(Samples.approved(type));
    }

    private static ObjectNode schema(EventType type) {
        return (ObjectNode) Schemas.of(type).getSchemaNode();
    }

    private static Set<String> names(JsonNode object) {
        Set<String> names = new TreeSet<>();
        object.fieldNames().forEachRemaining(names::add);
        return names;
    }
}
