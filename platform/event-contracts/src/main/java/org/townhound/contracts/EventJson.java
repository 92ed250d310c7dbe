package org.townhound.contracts;

import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import java.math.BigDecimal;
import java.util.stream.Collectors;

/** The one way in which an event becomes text and comes back: fields in the record's order, unknown ones ignored. */
public final class EventJson {
    private static final ObjectMapper MAPPER = JsonMapper.builder()
            .addModule(new JavaTimeModule())
            .addModule(new Jdk8Module())
            .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
            .disable(DeserializationFeature.ADJUST_DATES_TO_CONTEXT_TIME_ZONE)
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .visibility(PropertyAccessor.IS_GETTER, JsonAutoDetect.Visibility.NONE)
            .withConfigOverride(
                    BigDecimal.class,
                    override -> override.setFormat(JsonFormat.Value.forShape(JsonFormat.Shape.STRING)))
            .build();

    private EventJson() {}

    /** The event as it is stored, hashed and published. */
    public static String write(Event event) {
        try {
            return MAPPER.writeValueAsString(event);
        } catch (JsonProcessingException unwritable) {
            throw new IllegalArgumentException(
                    "cannot write " + event.getClass().getName(), unwritable);
        }
    }

    /**
     * The event behind stored or published text.
     *
     * @throws UnreadableEvent when the text does not fit the record
     */
    public static <E extends Event> E read(String json, Class<E> record) {
        try {
            return MAPPER.readValue(json, record);
        } catch (JsonMappingException misfit) {
            throw new UnreadableEvent(
                    "cannot read a " + record.getSimpleName() + ": " + place(misfit) + " does not fit");
        } catch (JsonProcessingException malformed) {
            throw new UnreadableEvent("cannot read a " + record.getSimpleName() + ": it is no JSON");
        }
    }

    private static String place(JsonMappingException misfit) {
        String path = misfit.getPath().stream().map(EventJson::step).collect(Collectors.joining("."));
        return path.isEmpty() ? "it" : path;
    }

    private static String step(JsonMappingException.Reference reference) {
        return reference.getFieldName() == null ? Integer.toString(reference.getIndex()) : reference.getFieldName();
    }
}
