package org.townhound.benchmark;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * What a person asked for.
 *
 * @param home the folder of the repository
 * @param json where the figures are written as JSON; empty for nowhere
 * @param scale multiplies how long each phase runs and how much it writes; 1 takes about four minutes
 */
record Settings(Path home, Optional<Path> json, int scale) {
    /** What the command takes. */
    static final String USAGE = "./townhound bench [--json FILE] [--scale N]";

    /**
     * Reads a command line.
     *
     * @throws IllegalArgumentException with one sentence for whoever typed it
     */
    static Settings read(Path home, List<String> arguments) {
        Optional<Path> json = Optional.empty();
        int scale = 1;
        for (int index = 0; index < arguments.size(); index += 2) {
            String name = arguments.get(index);
            if (index + 1 == arguments.size()) {
                throw new IllegalArgumentException("The option " + name + " needs a value: " + USAGE);
            }
            String value = arguments.get(index + 1);
            if (name.equals("--json")) {
                json = Optional.of(Path.of(value));
            } else if (name.equals("--scale") && value.matches("[1-9][0-9]{0,2}")) {
                scale = Integer.parseInt(value);
            } else {
                throw new IllegalArgumentException("bench does not know " + name + " " + value + ": " + USAGE);
            }
        }
        return new Settings(home, json, scale);
    }

    Duration seconds(int atScaleOne) {
        return Duration.ofSeconds((long) atScaleOne * scale);
    }
}
