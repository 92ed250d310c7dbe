package org.townhound.ordinances;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.stream.IntStream;

/**
 * A part of a file as a clerk wrote it, with the place where it stands.
 *
 * @param place of this part
 * @param json its content; null when it is not there
 */
record Written(Place place, JsonNode json) {
    boolean has(String key) {
        return json.has(key);
    }

    Set<String> keys() {
        Set<String> keys = new TreeSet<>();
        json.fieldNames().forEachRemaining(keys::add);
        return keys;
    }

    Written map() {
        place.require(json != null, "is missing");
        place.require(json.isObject(), "must hold entries, each with a name and a colon");
        return this;
    }

    Written only(Set<String> words) {
        for (String key : map().keys()) {
            place.at(key).require(words.contains(key), "is not a word of this file; it knows " + new TreeSet<>(words));
        }
        return this;
    }

    Written at(String key) {
        return new Written(place.at(key), json.get(key));
    }

    String text(String key) {
        return at(key).text();
    }

    String text() {
        place.require(json != null, "is missing");
        place.require(json.isTextual(), "must be text; put a number, true and false in quotes");
        return json.textValue();
    }

    List<Written> list() {
        place.require(json != null, "is missing");
        place.require(json.isArray() && !json.isEmpty(), "must be a list, in brackets or with dashes");
        return IntStream.range(0, json.size())
                .mapToObj(index -> new Written(place.at(Integer.toString(index + 1)), json.get(index)))
                .toList();
    }

    /** The entries of a map, in the order of the file. */
    void each(BiConsumer<String, Written> entry) {
        map().json.fieldNames().forEachRemaining(key -> entry.accept(key, at(key)));
    }

    Map<String, String> texts() {
        Map<String, String> texts = new TreeMap<>();
        each((key, value) -> texts.put(key, value.text()));
        return texts;
    }
}
