package org.townhound.launcher;

import java.util.Locale;

/** What a data folder holds, for ever: a town's real records, or a simulation whose clock is moved by hand. */
enum Kind {
    REAL,
    SIMULATION;

    /** The word in the folder's stamp and in messages. */
    String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
