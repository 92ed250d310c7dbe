package org.townhound.ordinances;

import java.time.DateTimeException;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.townhound.ordinances.compliance.Rules;

/** Reads a town with the law of its state. */
final class TownReader {
    /** The file that names every town. */
    static final String LIST = "towns.yaml";

    private final LawYaml yaml;
    private final Map<String, Unit> units;
    private final KnownSettings settings;

    TownReader(LawYaml yaml) {
        this.yaml = yaml;
        this.units = yaml.read("units.yaml", Units.class);
        this.settings = yaml.read("settings.yaml", KnownSettings.class);
    }

    List<String> slugs() {
        return yaml.read(LIST, FileShapes.Towns.class).towns();
    }

    TownOrdinances town(String slug) {
        String folder = "towns/" + slug;
        Place place = new Place(folder + "/town.yaml", "");
        FileShapes.Town town = yaml.read(place.file(), FileShapes.Town.class);
        place.at("slug").require(slug.equals(town.slug()), "stands in the folder " + slug + " but says " + town.slug());
        place.present("name", town.name());
        ZoneId zone = zone(place.at("zone"), place.present("zone", town.zone()));
        Switches switches = Switches.of(yaml, slug);
        LawGathering law = new LawGathering(yaml, units, switches, town.zone());
        String stateFolder = "states/" + place.present("state", town.state());
        FileShapes.State state = yaml.read(stateFolder + "/state.yaml", FileShapes.State.class);
        Place statePlace = new Place(stateFolder + "/state.yaml", "");
        law.add(statePlace.present("slug", state.slug()), stateFolder, statePlace.present("files", state.files()));
        law.add(slug, folder, place.present("files", town.files()));
        town.compliance().forEach(name -> law.addRules(slug, folder + "/compliance/" + name));
        switches.checkAllUsed(settings);
        settings.check(law.provisions().values());
        References.check(law.provisions());
        Rules rules = law.rules(place, town.variance());
        TownOrdinances ordinances = new TownOrdinances(town, zone, law, settings, rules);
        TownCheck.check(ordinances);
        return ordinances;
    }

    private static ZoneId zone(Place place, String zone) {
        try {
            return ZoneId.of(zone);
        } catch (DateTimeException unknown) {
            throw place.fault("\"" + zone + "\" is not a time zone");
        }
    }

    /** The file {@code units.yaml}. */
    static final class Units extends TreeMap<String, Unit> {
        private static final long serialVersionUID = 1L;
    }
}
