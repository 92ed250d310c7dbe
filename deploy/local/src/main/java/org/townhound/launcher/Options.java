package org.townhound.launcher;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The options of a command line: {@code --name VALUE}, {@code --name=VALUE} and flags. */
final class Options {
    private final Map<String, List<String>> values;

    private Options(Map<String, List<String>> values) {
        this.values = values;
    }

    /**
     * Reads options.
     *
     * @param valued the names that take a value
     * @param flags the names that take none
     * @throws Refusal when there is anything else
     */
    static Options read(List<String> arguments, Set<String> valued, Set<String> flags) {
        Map<String, List<String>> values = new HashMap<>();
        List<String> rest = new ArrayList<>(arguments);
        while (!rest.isEmpty()) {
            String[] parts = rest.removeFirst().split("=", 2);
            String name = parts[0].startsWith("--") ? parts[0].substring(2) : "";
            if (flags.contains(name) && parts.length == 1) {
                values.put(name, List.of(""));
            } else if (valued.contains(name) && (parts.length == 2 || !rest.isEmpty())) {
                String value = parts.length == 2 ? parts[1] : rest.removeFirst();
                values.computeIfAbsent(name, _ -> new ArrayList<>()).add(value);
            } else if (valued.contains(name)) {
                throw new Refusal("The option --" + name + " needs a value.");
            } else {
                throw new Refusal(
                        "Townhound does not know \"" + parts[0] + "\" here; ./townhound help lists what there is.");
            }
        }
        return new Options(values);
    }

    /** Whether a flag is there. */
    boolean has(String flag) {
        return values.containsKey(flag);
    }

    /** The last value of an option. */
    Optional<String> value(String name) {
        return Optional.ofNullable(values.get(name)).map(List::getLast);
    }

    /** Every value of an option, split at commas. */
    List<String> values(String name) {
        return values.getOrDefault(name, List.of()).stream()
                .flatMap(value -> List.of(value.split(",")).stream())
                .toList();
    }

    /** The value of an option that must be there. */
    String required(String name) {
        return value(name).orElseThrow(() -> new Refusal("The option --" + name + " is missing."));
    }
}
