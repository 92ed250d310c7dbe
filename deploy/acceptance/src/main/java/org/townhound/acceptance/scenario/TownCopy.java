package org.townhound.acceptance.scenario;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;

/**
 * A town of a scenario's own: the law of another town with some settings changed.
 *
 * @param slug its own, such as {@code strict-whitman-ma}
 * @param of the slug of the town whose law is copied
 * @param settings by provision: a text takes the place of every value, dated values are added
 */
public record TownCopy(String slug, String of, Map<String, JsonNode> settings) {
    /** Keeps its own map. */
    public TownCopy {
        settings = Map.copyOf(settings);
    }
}
