package org.townhound.launcher;

import java.nio.file.Path;
import java.util.List;

/** One word after {@code ./townhound}. */
interface Command {
    /**
     * Does it.
     *
     * @return the exit code
     * @throws Refusal with a sentence when it cannot be done
     */
    int run(List<String> arguments) throws InterruptedException;

    /** The folder of the repository. */
    static Path home() {
        return Path.of(System.getProperty("townhound.home", "."))
                .toAbsolutePath()
                .normalize();
    }

    /** The data folder of a command line. */
    static DataFolder folder(Options options) {
        return new DataFolder(options.value("data").map(Path::of).orElseGet(() -> home().resolve(".townhound")));
    }
}
