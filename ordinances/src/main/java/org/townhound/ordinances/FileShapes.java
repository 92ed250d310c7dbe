package org.townhound.ordinances;

import java.util.List;
import java.util.Map;
import java.util.Objects;

/** The shapes of the files of law, as a clerk writes them; the schemas in {@code schema/} say the same. */
final class FileShapes {
    private FileShapes() {}

    /** The file {@code towns.yaml}. */
    record Towns(List<String> towns) {}

    /** A file {@code town.yaml}. */
    record Town(
            String slug,
            String name,
            String state,
            String zone,
            List<String> files,
            List<String> compliance,
            String variance) {
        Town {
            compliance = Objects.requireNonNullElse(compliance, List.of());
        }
    }

    /** A file {@code state.yaml}. */
    record State(String slug, String name, List<String> files) {}

    /** One section, or the decisions on one subject. */
    record Section(String title, String checkedOn, Map<String, Amendment> amended, Map<String, Entry> provisions) {}

    /** What changed the words of a section on a day, whether or not a value changed with them. */
    record Amendment(String act, String adopted, String what) {}

    /** What a town has decided otherwise, by setting and first day. */
    record Decided(String title, String checkedOn, Map<String, Map<String, Dated>> settings) {}

    /** One provision with its values by first day. */
    record Entry(
            String description,
            String unit,
            String payee,
            String group,
            String window,
            String key,
            String per,
            String additionalTo,
            String floor,
            String rolls,
            List<String> awaits,
            String decides,
            List<String> choices,
            List<String> conflict,
            String reason,
            Map<String, Dated> values) {}

    /** What holds from one day on: a value, or steps, or the end of the rule. */
    record Dated(String value, List<Step> steps, boolean repealed, boolean expected, Law law) {}

    /** One step of a ladder: a fine, a written warning, a least fine, or several to choose from. */
    record Step(String fine, String warning, String atLeast, List<Step> choose, String otherwise, List<String> also) {}

    /** Where it stands. */
    record Law(String section, String act, String adopted) {}
}
