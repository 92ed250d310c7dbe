package org.townhound.ordinances;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.townhound.ordinances.compliance.Rules;

/** Gathers the provisions of one town from its own files and its state's, and hashes them on the way. */
final class LawGathering {
    private final LawYaml yaml;
    private final Map<String, Unit> units;
    private final Switches switches;
    private final ContentHash hash;
    private final List<Amended> amended = new ArrayList<>();
    private final SortedMap<String, Provision> provisions = new TreeMap<>();
    private final List<Written> rules = new ArrayList<>();

    LawGathering(LawYaml yaml, Map<String, Unit> units, Switches switches, String zone) {
        this.yaml = yaml;
        this.units = units;
        this.switches = switches;
        this.hash = new ContentHash(zone);
    }

    /**
     * Adds files of one issuer.
     *
     * @param issuer slug of the town or state whose law it is
     * @param folder such as {@code towns/whitman-ma}
     * @param names of the files in it
     */
    void add(String issuer, String folder, List<String> names) {
        names.forEach(name -> add(issuer, folder + "/" + name));
    }

    private void add(String issuer, String file) {
        ProvisionReader reader = new ProvisionReader(issuer, file, units);
        FileShapes.Section section = yaml.read(file, FileShapes.Section.class);
        Place place = new Place(file, "");
        place.present("checked_on", section.checkedOn());
        JsonNode tree = yaml.read(file, JsonNode.class).get("provisions");
        place.present("provisions", section.provisions()).forEach((id, entry) -> {
            if (entry != null && entry.values() != null) {
                switches.onto(id, entry, tree.get(id));
            }
            Provision provision = reader.provision(id, entry);
            Provision earlier = provisions.putIfAbsent(id, provision);
            if (earlier != null) {
                throw provision.place().fault("stands in " + earlier.place().file() + " too");
            }
        });
        hash.add(issuer, tree);
        Amended.read(place, section).forEach(amended::add);
    }

    /**
     * Adds a file of rules of conduct.
     *
     * @param issuer slug of the town
     * @param name relative name of the file
     */
    void addRules(String issuer, String name) {
        Written file = RulesReader.file(yaml, name);
        for (String part : List.of("facts", "rules")) {
            if (file.has(part)) {
                hash.add(issuer + "/" + part, file.at(part).map().json());
            }
        }
        rules.add(file);
    }

    /** The rules of every file that was added. */
    Rules rules(Place townFile, String variance) {
        Optional<Written> named =
                Optional.ofNullable(variance).map(id -> new Written(townFile.at("variance"), TextNode.valueOf(id)));
        return RulesReader.read(rules, named, units, provisions);
    }

    SortedMap<String, Provision> provisions() {
        return Collections.unmodifiableSortedMap(provisions);
    }

    /** What changed the words of the files, in the order of the files. */
    List<Amended> amended() {
        return List.copyOf(amended);
    }

    String version() {
        return hash.value();
    }
}
