package org.townhound.eventstore.postgres;

import io.vertx.core.json.JsonArray;
import java.util.Collection;

/**
 * Lists as one bound parameter of a native statement.
 *
 * <p>A JSON array is bound where SQL would take a list of unknown length: the statement's text stays the same for any
 * number of values, and no value becomes part of it.
 */
final class Json {
    private Json() {}

    /** A JSON array of each value's text. */
    static String texts(Collection<?> values) {
        JsonArray array = new JsonArray();
        values.forEach(value -> array.add(value.toString()));
        return array.encode();
    }
}
