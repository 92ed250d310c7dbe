package org.townhound.ordinances;

import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;
import java.util.TreeMap;

/** The file {@code settings.yaml}: every setting by which a town decides a question of its law. */
final class KnownSettings extends TreeMap<String, KnownSettings.Setting> {
    private static final long serialVersionUID = 1L;

    /**
     * One setting.
     *
     * @param decides the number of the question
     * @param byDefault what a town chooses that has no reason of its own
     */
    record Setting(String decides, String byDefault) {}

    /** Refuses a decision of a town whose name is not listed. */
    void check(Collection<Provision> provisions) {
        provisions.stream()
                .filter(Provision::isSetting)
                .forEach(provision -> provision
                        .place()
                        .require(
                                containsKey(provision.id()),
                                "is no setting of settings.yaml" + instead(provision.id())));
    }

    /** The listed name that is most like {@code name}, as an advice to whoever wrote it. */
    String instead(String name) {
        return nearest(name).map(known -> "; write " + known).orElse("");
    }

    private Optional<String> nearest(String name) {
        return keySet().stream()
                .min(Comparator.comparingInt(known -> distance(known, name)))
                .filter(known -> distance(known, name) <= Math.max(2, name.length() / 4));
    }

    /** How many letters to add, drop or change until one name is the other. */
    private static int distance(String one, String other) {
        int[] row = new int[other.length() + 1];
        for (int j = 0; j <= other.length(); j++) {
            row[j] = j;
        }
        for (int i = 1; i <= one.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= other.length(); j++) {
                int changed = diagonal + (one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(changed, 1 + Math.min(row[j], row[j - 1]));
            }
        }
        return row[other.length()];
    }
}
