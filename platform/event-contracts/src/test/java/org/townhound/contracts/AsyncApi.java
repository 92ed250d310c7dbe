package org.townhound.contracts;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.fasterxml.jackson.dataformat.yaml.YAMLGenerator;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.townhound.contracts.wire.EventType;
import org.townhound.contracts.wire.EventTypes;

/** The description of the topics for those who subscribe, AsyncAPI 3.0, made from the table of events and its schemas. */
final class AsyncApi {
    private static final ObjectMapper YAML = new ObjectMapper(YAMLFactory.builder()
            .disable(YAMLGenerator.Feature.WRITE_DOC_START_MARKER)
            .enable(YAMLGenerator.Feature.MINIMIZE_QUOTES)
            .build());
    private static final List<String> SERVICES = List.of("licensing", "enforcement", "impound", "notification");
    /** Those that keep accounts; each publishes the events of its own. */
    private static final Set<String> KEEP_ACCOUNTS = Set.of("licensing", "enforcement", "impound");

    private static final int PARTITIONS = 12;

    private AsyncApi() {}

    static String document() {
        ObjectNode document = YAML.createObjectNode();
        document.put("asyncapi", "3.0.0");
        document.putObject("info")
                .put("title", "Townhound")
                .put("version", "1")
                .put(
                        "description",
                        "Everything that happens, as CloudEvents 1.0 in binary content mode. A topic is a copy of its "
                                + "service's store, complete from the first event; the key of a record is the stream. "
                                + "An event may come twice: ce_id tells, and so does a ce_laneseq that is not larger "
                                + "than the last one of its partition.")
                .putObject("license")
                .put("name", "Apache-2.0");
        document.put("defaultContentType", "application/json");
        document.putObject("servers")
                .putObject("local")
                .put("host", "localhost:9092")
                .put("protocol", "kafka");
        ObjectNode channels = document.putObject("channels");
        ObjectNode operations = document.putObject("operations");
        directory(channels.putObject("directory"));
        SERVICES.forEach(service -> {
            channel(channels.putObject(service), service);
            operations
                    .putObject("publish" + service.substring(0, 1).toUpperCase(Locale.ROOT) + service.substring(1))
                    .put("action", "send")
                    .putObject("channel")
                    .put("$ref", "#/channels/" + service);
        });
        ObjectNode components = document.putObject("components");
        ObjectNode messages = components.putObject("messages");
        EventTypes.ALL.forEach(type -> message(messages.putObject(type.wireName()), type));
        personChanged(messages.putObject("person-changed"));
        headers(components.putObject("schemas").putObject("attributes"));
        return write(document);
    }

    private static void channel(ObjectNode channel, String service) {
        channel.put("address", "townhound." + service);
        ObjectNode messages = channel.putObject("messages");
        EventTypes.ALL.stream()
                .map(EventType::wireName)
                .filter(name ->
                        name.startsWith(service + ".") || (name.startsWith("kit.") && KEEP_ACCOUNTS.contains(service)))
                .forEach(name -> messages.putObject(name).put("$ref", "#/components/messages/" + name));
        ObjectNode kafka = channel.putObject("bindings").putObject("kafka");
        kafka.put("topic", "townhound." + service).put("partitions", PARTITIONS);
        kafka.putObject("topicConfiguration").put("retention.ms", -1);
        kafka.put("bindingVersion", "0.5.0");
    }

    /** Which people changed, for services that keep a copy; who they are is asked of the owner's directory call. */
    private static void directory(ObjectNode channel) {
        channel.put("address", "townhound.directory");
        channel.putObject("messages").putObject("person-changed").put("$ref", "#/components/messages/person-changed");
        ObjectNode kafka = channel.putObject("bindings").putObject("kafka");
        kafka.put("topic", "townhound.directory").put("partitions", PARTITIONS);
        kafka.putObject("topicConfiguration").putArray("cleanup.policy").add("compact");
        kafka.put("bindingVersion", "0.5.0");
    }

    private static void personChanged(ObjectNode message) {
        message.put("name", "person-changed");
        message.put("title", "Somebody's data changed, and nothing about them");
        ObjectNode headers = message.putObject("headers").put("type", "object");
        headers.putObject("properties")
                .putObject("source")
                .put("type", "string")
                .put("description", "The service that keeps the person");
        headers.putArray("required").add("source");
        ObjectNode payload = message.putObject("payload").put("type", "object");
        ObjectNode properties = payload.putObject("properties");
        properties.putObject("personId").put("type", "string").put("format", "uuid");
        properties.putObject("town").put("type", "string").put("description", "The town's slug");
        properties
                .putObject("version")
                .put("type", "integer")
                .put("description", "Counts the changes; the highest is right, in whatever order records come");
        properties.putObject("state").putArray("enum").add("changed").add("erased");
        List.of("personId", "town", "version", "state").forEach(payload.putArray("required")::add);
    }

    private static void message(ObjectNode message, EventType type) {
        message.put("name", type.wireName());
        message.put("title", Schemas.of(type).getSchemaNode().path("title").asText());
        message.putObject("headers").put("$ref", "#/components/schemas/attributes");
        ObjectNode payload = message.putObject("payload");
        payload.put("schemaFormat", "application/schema+json;version=draft-2020-12");
        payload.putObject("schema").put("$ref", "src/main/resources/schemas/" + type.wireName() + ".json");
        message.putArray("examples").addObject().set("payload", JsonText.tree(Samples.approved(type)));
    }

    /** What every record has beside its payload. */
    private static void headers(ObjectNode attributes) {
        attributes.put("type", "object");
        ObjectNode properties = attributes.putObject("properties");
        Attribute.ALL.forEach(attribute -> properties
                .putObject("ce_" + attribute.name())
                .put("type", "string")
                .put("description", attribute.meaning()));
        Attribute.ALL.stream()
                .filter(Attribute::always)
                .forEach(attribute -> attributes.withArray("required").add("ce_" + attribute.name()));
    }

    private static String write(ObjectNode document) {
        try {
            return YAML.writeValueAsString(document);
        } catch (JsonProcessingException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    /** An attribute of every event; its name without Kafka's prefix. */
    record Attribute(String name, boolean always, String meaning) {
        static final List<Attribute> ALL = List.of(
                always("specversion", "1.0"),
                always("id", "A UUID; the same event has the same for ever"),
                always("source", "/townhound/ and the service"),
                always("type", "The wire name, with its version"),
                always("subject", "The stream, <town>/<kind>/<id>, as in the record's key"),
                always("time", "When it happened, in UTC"),
                always("dataschema", "Names the schema of the payload"),
                always("town", "The town's slug"),
                always("streamversion", "The event's number in its stream, from 1 without a hole"),
                always("storeseq", "The event's number in its service, from 1 without a hole"),
                always("lane", "The partition"),
                always("laneseq", "The event's number in its partition, from 1 without a hole"),
                always("storeepoch", "The life of the store; another one after a restore"),
                always("occurredon", "The civil date in the town's zone"),
                always("recordedtime", "When it was recorded, in UTC"),
                always("actor", "Who did it; opaque"),
                always("correlationid", "Shared by all that one request led to"),
                new Attribute("causationid", false, "The event that led to this one"),
                new Attribute("traceparent", false, "Trace context of the request"));

        private static Attribute always(String name, String meaning) {
            return new Attribute(name, true, meaning);
        }
    }
}
