package org.townhound.ordinances;

import java.time.DateTimeException;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Reads a town with the law of its state. */
final class TownReader {
    private static final String TOWNS = "towns.yaml";

    private final LawYaml yaml;
    private final Map<String, Unit> units;

    TownReader(LawYaml yaml) {
        this.yaml = yaml;
        this.units = yaml.read("units.yaml", Units.class);
    }

    List<String> slugs() {
        return yaml.read(TOWNS, FileShapes.Towns.class).towns();
    }

    TownOrdinances town(String slug) {
        String file = "towns/" + slug + "/town.yaml";
        FileShapes.Town town = yaml.read(file, FileShapes.Town.class);
        if (!slug.equals(town.slug())) {
            throw new OrdinanceFault(file, "slug", "stands in the folder " + slug + " but says " + town.slug());
        }
        String stateFile = "states/" + town.state() + "/state.yaml";
        FileShapes.State state = yaml.read(stateFile, FileShapes.State.class);
        List<String> read = new ArrayList<>(List.of(file, stateFile));
        TreeMap<String, Provision> provisions = new TreeMap<>();
        state.files().forEach(name -> add(provisions, state.slug(), "states/" + town.state() + "/" + name, read));
        town.files().forEach(name -> add(provisions, slug, "towns/" + slug + "/" + name, read));
        String version = ContentHash.of(yaml, read);
        TownOrdinances ordinances = new TownOrdinances(town, zone(file, town), version, provisions);
        TownCheck.check(file, ordinances);
        return ordinances;
    }

    private void add(Map<String, Provision> provisions, String issuer, String file, List<String> read) {
        ProvisionReader reader = new ProvisionReader(issuer, file, units);
        yaml.read(file, FileShapes.Section.class).provisions().forEach((id, entry) -> {
            Provision earlier = provisions.putIfAbsent(id, reader.provision(id, entry));
            if (earlier != null) {
                throw new OrdinanceFault(file, "provisions." + id, "stands in " + earlier.file() + " too");
            }
        });
        read.add(file);
    }

    private static ZoneId zone(String file, FileShapes.Town town) {
        try {
            return ZoneId.of(town.zone());
        } catch (DateTimeException unknown) {
            throw new OrdinanceFault(file, "zone", "\"" + town.zone() + "\" is not a time zone");
        }
    }

    /** The file {@code units.yaml}. */
    static final class Units extends TreeMap<String, Unit> {
        private static final long serialVersionUID = 1L;
    }
}
