package org.townhound.ordinances;

import java.time.LocalDate;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Checks a town's law as a whole, so that a gap is found when it is read and not at the counter. */
final class TownCheck {
    private TownCheck() {}

    static void check(Place townFile, TownOrdinances town) {
        checkSections(townFile.at("sections"), town);
        for (LocalDate change : town.changeDates()) {
            Ordinances law = town.asOf(change);
            law.licenseRules();
            law.ledgerRules();
            law.ladders();
            law.impoundRules();
            law.paymentTerms();
        }
    }

    private static void checkSections(Place place, TownOrdinances town) {
        Map<String, String> sections = town.sections();
        Set<String> own = new TreeSet<>();
        for (Provision provision : town.provisions().values()) {
            if (provision.place().file().startsWith("towns/")) {
                String listed = place.present(provision.id(), sections.get(provision.id()));
                String latest = latestSection(provision, listed);
                place.at(provision.id()).require(latest.equals(listed), "must be " + latest + ", as its file says");
                own.add(provision.id());
            }
        }
        for (String id : sections.keySet()) {
            place.at(id).require(own.contains(id), "names a provision that no file of this town holds");
        }
    }

    private static String latestSection(Provision provision, String otherwise) {
        Map.Entry<LocalDate, DatedValue> last = provision.values().lastEntry();
        return last == null ? otherwise : last.getValue().citation().section();
    }
}
