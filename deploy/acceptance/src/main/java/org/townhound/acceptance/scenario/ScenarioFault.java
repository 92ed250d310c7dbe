package org.townhound.acceptance.scenario;

import java.nio.file.Path;

/** A scenario file cannot be read; the message names the file and the line and says what to do. */
public final class ScenarioFault extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** A fault in one line; zero stands for the whole file. */
    public ScenarioFault(Path file, int line, String sentence) {
        super(file + (line > 0 ? ":" + line : "") + ": " + sentence);
    }
}
