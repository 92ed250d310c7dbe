package org.townhound.ordinances;

import java.time.LocalDate;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Checks a town's law as a whole, so that a gap is found when it is read and not at the counter. */
final class TownCheck {
    private TownCheck() {}

    static void check(String file, TownOrdinances town) {
        checkSections(file, town);
        for (LocalDate change : town.changeDates()) {
            Ordinances law = town.asOf(change);
            law.licenseRules();
            law.ledgerRules();
            law.ladders();
        }
    }

    private static void checkSections(String file, TownOrdinances town) {
        Map<String, String> sections = town.sections();
        Set<String> own = new TreeSet<>();
        town.provisions().values().stream()
                .filter(provision -> provision.file().startsWith("towns/"))
                .forEach(provision -> own.add(provision.id()));
        own.forEach(id -> {
            String latest = town.provisions()
                    .get(id)
                    .values()
                    .lastEntry()
                    .getValue()
                    .citation()
                    .section();
            if (!latest.equals(sections.get(id))) {
                throw new OrdinanceFault(file, "sections." + id, "must be " + latest + ", as its latest value says");
            }
        });
        sections.keySet().stream().filter(id -> !own.contains(id)).findFirst().ifPresent(id -> {
            throw new OrdinanceFault(file, "sections." + id, "names a provision that no file of this town holds");
        });
    }
}
