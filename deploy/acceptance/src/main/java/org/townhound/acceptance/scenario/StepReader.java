package org.townhound.acceptance.scenario;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.time.OffsetDateTime;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Reads one step, the shape of which the schema has checked. */
final class StepReader {
    private StepReader() {}

    static Step read(Step.Place place, OffsetDateTime at, JsonNode entry) {
        Call call = Call.of(entry.path("call").asText());
        if (entry.has("eventually") && !call.reads()) {
            throw new ScenarioFault(
                    place.file(), place.line(), "only a GET or LISTEN may be repeated until it answers so");
        }
        return new Step(
                place,
                entry.path("step").asText(),
                at,
                new Step.Who(entry.path("as").asText(), text(entry, "of")),
                call,
                entry.path("body"),
                headers(entry.path("headers")),
                text(entry, "key"),
                entry.path("status").asInt(),
                entry.path("answer"),
                text(entry, "carry"),
                text(entry, "eventually").map(StepReader::seconds),
                entry.has("tell") ? Optional.of(telling(entry.path("tell"))) : Optional.empty());
    }

    private static Optional<String> text(JsonNode entry, String name) {
        return entry.has(name) ? Optional.of(entry.path(name).asText()) : Optional.empty();
    }

    private static Duration seconds(String text) {
        return Duration.parse("PT" + text);
    }

    private static Map<String, String> headers(JsonNode entries) {
        Map<String, String> headers = new LinkedHashMap<>();
        entries.properties()
                .forEach(entry -> headers.put(entry.getKey(), entry.getValue().asText()));
        return headers;
    }

    private static Step.Telling telling(JsonNode entry) {
        return new Step.Telling(
                entry.path("amount").asText(""), entry.path("why").asText(""));
    }
}
