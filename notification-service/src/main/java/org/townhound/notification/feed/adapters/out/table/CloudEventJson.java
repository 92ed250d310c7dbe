package org.townhound.notification.feed.adapters.out.table;

import io.vertx.core.json.JsonObject;
import org.townhound.eventstore.CloudEventAttributes;
import org.townhound.eventstore.SealedEvent;

/** A CloudEvent in structured JSON: the attributes as text, as in the headers of the topics, and the data as stored. */
final class CloudEventJson {
    private CloudEventJson() {}

    static String write(String service, SealedEvent event) {
        JsonObject object = new JsonObject();
        CloudEventAttributes.of(service, event).forEach(object::put);
        object.put("datacontenttype", "application/json");
        String attributes = object.encode();
        return attributes.substring(0, attributes.length() - 1) + ",\"data\":"
                + event.stored().payload() + "}";
    }
}
