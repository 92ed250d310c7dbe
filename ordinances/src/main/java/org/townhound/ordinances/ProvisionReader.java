package org.townhound.ordinances;

import java.time.LocalDate;
import java.util.Map;
import java.util.TreeMap;

/**
 * Turns the entries of one file into provisions and says exactly what is wrong where it cannot.
 *
 * @param issuer slug of the town or state whose law it is
 * @param file relative name
 * @param units the units that a value may have
 */
record ProvisionReader(String issuer, String file, Map<String, Unit> units) {

    Provision provision(String id, FileShapes.Entry written) {
        Place place = new Place(file, "provisions." + id);
        FileShapes.Entry entry = place.present("", written);
        Unit unit = units.get(place.present("unit", entry.unit()));
        place.at("unit").require(unit != null, entry.unit() + " is not in units.yaml");
        if (entry.unit().equals(Unit.LADDER)) {
            place.present("group", entry.group());
            place.present("window", entry.window());
        }
        DatedValueReader reader = new DatedValueReader(issuer, entry, unit, units.get(Unit.MONEY));
        TreeMap<LocalDate, DatedValue> values = new TreeMap<>();
        place.present("values", entry.values()).forEach((day, dated) -> {
            Place at = place.at("values." + day);
            DatedValue value = reader.read(at, at.date(day), at.present("", dated));
            if (!dated.expected()) {
                values.put(value.citation().effective(), value);
            }
        });
        return new Provision(id, place, entry, unit, values);
    }
}
