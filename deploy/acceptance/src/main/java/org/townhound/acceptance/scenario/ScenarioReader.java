package org.townhound.acceptance.scenario;

import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads one scenario with the parts that it uses. */
final class ScenarioReader {
    private static final JsonPointer STEPS = JsonPointer.compile("/steps");

    private final YamlFile file;
    private final List<Step> steps = new ArrayList<>();
    private Optional<OffsetDateTime> now = Optional.empty();

    private ScenarioReader(YamlFile file) {
        this.file = file;
    }

    /**
     * Reads a file strictly.
     *
     * @throws ScenarioFault when it is no scenario
     */
    static Scenario read(Path path) {
        YamlFile file = YamlFile.read(path);
        ScenarioSchema.check(file, "scenario");
        return new ScenarioReader(file).scenario();
    }

    private Scenario scenario() {
        JsonNode town = file.tree().path("town");
        JsonNode entries = file.tree().path("steps");
        for (int index = 0; index < entries.size(); index++) {
            add(STEPS.appendIndex(index), entries.get(index));
        }
        Optional<TownCopy> own = town.isObject() ? Optional.of(copy(town)) : Optional.empty();
        return new Scenario(
                file.tree().path("scenario").asText(),
                file.path(),
                own.map(TownCopy::slug).orElse(town.asText()),
                own,
                steps);
    }

    private static TownCopy copy(JsonNode town) {
        Map<String, JsonNode> settings = new LinkedHashMap<>();
        town.path("settings").properties().forEach(setting -> settings.put(setting.getKey(), setting.getValue()));
        return new TownCopy(town.path("slug").asText(), town.path("copy_of").asText(), settings);
    }

    private void add(JsonPointer place, JsonNode entry) {
        if (entry.has("at")) {
            now = Optional.of(later(place.appendProperty("at"), entry.path("at").asText()));
        }
        OffsetDateTime at = now.orElseThrow(() -> file.fault(place, "the first step needs its time, under \"at\""));
        if (entry.has("part")) {
            steps.addAll(Part.read(file, place, entry).steps(at));
        } else {
            steps.add(StepReader.read(new Step.Place(file.path(), file.line(place)), at, entry));
        }
    }

    private OffsetDateTime later(JsonPointer place, String text) {
        OffsetDateTime at;
        try {
            at = OffsetDateTime.parse(text);
        } catch (DateTimeException unreadable) {
            throw file.fault(place, "\"" + text + "\" is no time: write it as 2026-02-20T09:00:00-05:00");
        }
        if (now.isPresent() && at.toInstant().isBefore(now.get().toInstant())) {
            throw file.fault(place, "lies before the step above it, and the clock only moves forward");
        }
        return at;
    }
}
