package org.townhound.ordinances;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/** What a town has decided otherwise, in a file of its own: dated values that go beside those of its sections. */
final class Switches {
    private final Place place;
    private final Map<String, Map<String, FileShapes.Dated>> settings;
    private final JsonNode written;
    private final TreeSet<String> unused;

    private Switches(Place place, Map<String, Map<String, FileShapes.Dated>> settings, JsonNode written) {
        this.place = place;
        this.settings = settings;
        this.written = written;
        this.unused = new TreeSet<>(settings.keySet());
    }

    /** Reads {@code decisions/<slug>.yaml}; a town that has none has decided nothing otherwise. */
    static Switches of(LawYaml yaml, String slug) {
        Place file = new Place("decisions/" + slug + ".yaml", "");
        if (!yaml.has(file.file())) {
            return new Switches(file, Map.of(), null);
        }
        FileShapes.Decided decided = yaml.read(file.file(), FileShapes.Decided.class);
        file.present("checked_on", decided.checkedOn());
        Place settings = file.at("settings");
        JsonNode tree = yaml.read(file.file(), JsonNode.class).path("settings");
        return new Switches(settings, new TreeMap<>(file.present("settings", decided.settings())), tree);
    }

    /**
     * Puts the values of a setting beside those of its section, in both forms of the same file.
     *
     * @param entry the setting as its section has it
     * @param node the same, as it is hashed
     */
    void onto(String id, FileShapes.Entry entry, JsonNode node) {
        Map<String, FileShapes.Dated> dated = settings.get(id);
        if (dated != null) {
            place.at(id).require(entry.decides() != null, "is law and no setting, so no decision changes it");
            unused.remove(id);
            entry.values().putAll(dated);
            ((ObjectNode) node.get("values")).setAll((ObjectNode) written.get(id));
        }
    }

    /** Refuses a name that no section of the town has. */
    void checkAllUsed(KnownSettings known) {
        for (String id : unused) {
            throw place.at(id).fault("is no setting of this town" + known.instead(id));
        }
    }
}
