package org.townhound.eventstore.postgres;

import io.vertx.core.json.JsonArray;
import java.util.Collection;

/** Lists as one bound parameter of a native statement. */
final class Json {
    private Json() {}

    /** A JSON array of each value's text. */
    static String texts(Collection<?> values) {
        JsonArray array = new JsonArray();
        values.forEach(value -> array.add(value.toString()));
        return array.encode();
    }
}
