package org.townhound.kit.command;

import io.vertx.core.json.JsonObject;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;

/**
 * The ids that a command made. They are all that is kept of it, and all that its answer is built from, the first time and
 * every time that the request is repeated.
 *
 * @param ids by name, such as {@code licenseId}; no personal data
 */
public record Made(Map<String, String> ids) {
    public Made {
        ids = Map.copyOf(ids);
    }

    public static Made of(String name, Object id) {
        return new Made(Map.of(name, id.toString()));
    }

    /** The same with one more. */
    public Made and(String name, Object id) {
        Map<String, String> more = new TreeMap<>(ids);
        more.put(name, id.toString());
        return new Made(more);
    }

    /**
     * One of them.
     *
     * @throws IllegalArgumentException when the command made none of this name
     */
    public String get(String name) {
        String id = ids.get(name);
        if (id == null) {
            throw new IllegalArgumentException("the command made no " + name);
        }
        return id;
    }

    /** One of them that is a UUID. */
    public UUID id(String name) {
        return UUID.fromString(get(name));
    }

    String json() {
        JsonObject object = new JsonObject();
        new TreeMap<>(ids).forEach(object::put);
        return object.encode();
    }

    static Made read(String json) {
        Map<String, String> ids = new TreeMap<>();
        new JsonObject(json).forEach(entry -> ids.put(entry.getKey(), (String) entry.getValue()));
        return new Made(ids);
    }
}
