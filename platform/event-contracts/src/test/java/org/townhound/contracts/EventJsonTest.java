package org.townhound.contracts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.townhound.contracts.enforcement.v1.OffenseRecorded;
import org.townhound.contracts.kit.v1.PaymentReceived;
import org.townhound.contracts.licensing.v1.DogRegistered;
import org.townhound.contracts.wire.EventType;
import org.townhound.contracts.wire.EventTypes;

class EventJsonTest {
    private static final EventType OFFENSE = EventTypes.of(OffenseRecorded.class);
    private static final EventType PAYMENT = EventTypes.of(PaymentReceived.class);

    @Test
    void money_is_exact_text_and_nothing_else() {
        String json = EventJson.write(Samples.of(PAYMENT));

        assertTrue(json.contains("\"amount\":{\"amount\":\"40.00\",\"currency\":\"USD\"}"), json);
    }

    @Test
    void nothing_is_written_but_the_fields_of_the_records() {
        Stream.concat(Samples.all().stream(), Samples.sparse().stream())
                .forEach(event -> assertShape((Record) event, JsonText.tree(EventJson.write(event))));
    }

    @Test
    void the_offset_of_a_device_is_kept() {
        String json = EventJson.write(Samples.of(OFFENSE));

        assertTrue(json.contains("\"deviceRecordedAt\":\"2026-06-15T18:06:01-04:00\""), json);
        assertEquals(Samples.of(OFFENSE), EventJson.read(json, OffenseRecorded.class));
    }

    @Test
    void letters_and_emoji_come_back_unchanged() {
        EventType dog = EventTypes.of(DogRegistered.class);
        String json = EventJson.write(Samples.of(dog));

        assertTrue(json.contains("Žofka 🐕"), json);
        assertEquals("Žofka 🐕", EventJson.read(json, DogRegistered.class).name());
    }

    @Test
    void a_flag_that_is_null_is_refused() {
        String json =
                EventJson.write(Samples.of(OFFENSE)).replace("\"keeperConfirmed\":true", "\"keeperConfirmed\":null");

        UnreadableEvent fault = assertThrows(UnreadableEvent.class, () -> EventJson.read(json, OffenseRecorded.class));
        assertEquals("cannot read a OffenseRecorded: keeperConfirmed does not fit", fault.getMessage());
    }

    @Test
    void a_fault_names_the_field_and_repeats_no_content() {
        String json = EventJson.write(Samples.of(PAYMENT)).replace("40.00", "forty of Ann Smith");

        UnreadableEvent fault = assertThrows(UnreadableEvent.class, () -> EventJson.read(json, PaymentReceived.class));
        assertEquals("cannot read a PaymentReceived: amount.amount does not fit", fault.getMessage());
        assertFalse(fault.toString().contains("Ann"));
    }

    @Test
    void text_that_is_no_json_is_refused_without_repeating_it() {
        UnreadableEvent fault =
                assertThrows(UnreadableEvent.class, () -> EventJson.read("{Ann Smith", PaymentReceived.class));
        assertEquals("cannot read a PaymentReceived: it is no JSON", fault.getMessage());
    }

    private static void assertShape(Record record, JsonNode json) {
        List<RecordComponent> components = List.of(record.getClass().getRecordComponents());
        List<String> fields = new ArrayList<>();
        json.fieldNames().forEachRemaining(fields::add);
        assertEquals(components.stream().map(RecordComponent::getName).toList(), fields);
        components.forEach(component -> {
            Object value = value(record, component);
            JsonNode written = json.get(component.getName());
            if (value instanceof Record nested) {
                assertShape(nested, written);
            } else if (value instanceof List<?> list && !list.isEmpty() && list.getFirst() instanceof Record first) {
                assertShape(first, written.get(0));
            }
        });
    }

    private static Object value(Record record, RecordComponent component) {
        try {
            return component.getAccessor().invoke(record);
        } catch (ReflectiveOperationException unreadable) {
            throw new LinkageError(component.getName(), unreadable);
        }
    }
}
