package org.townhound.eventstore;

import io.vertx.core.json.JsonArray;
import io.vertx.core.json.JsonObject;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Sealed events as {@code GET /platform/events} answers them: a JSON array of objects, each with every CloudEvents
 * attribute of {@link CloudEventAttributes} as text, and {@code data}, the stored payload as one exact string.
 *
 * <p>The payload travels as text inside JSON rather than as a nested object, because the hash chain covers its bytes
 * and a parser would not give them back.
 */
public final class SealedEventJson {
    private static final String DATA = "data";

    private SealedEventJson() {}

    /**
     * The array, one object for each event.
     *
     * @param service who publishes them
     * @param events of this service's store, in the order in which they are to be read
     * @return compact JSON; {@code []} for none
     */
    public static String write(String service, List<SealedEvent> events) {
        JsonArray array = new JsonArray();
        events.forEach(event -> {
            JsonObject object = new JsonObject();
            CloudEventAttributes.of(service, event).forEach(object::put);
            array.add(object.put(DATA, event.stored().payload()));
        });
        return array.encode();
    }

    /**
     * Reads such an array. Members that it does not know are ignored, as long as their values are text; text that is no
     * array of objects fails with the parser's own exception.
     *
     * @param text a whole response body
     * @return the events in the order of the array
     * @throws IllegalArgumentException when an attribute is missing or malformed
     */
    public static List<SealedEvent> read(String text) {
        return new JsonArray(text)
                .stream()
                        .map(JsonObject.class::cast)
                        .map(object -> CloudEventAttributes.read(texts(object), object.getString(DATA)))
                        .toList();
    }

    private static Map<String, String> texts(JsonObject object) {
        Map<String, String> texts = new HashMap<>();
        object.forEach(entry -> texts.put(entry.getKey(), (String) entry.getValue()));
        return texts;
    }
}
