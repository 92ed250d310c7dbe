package org.townhound.ordinances;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** Where the files of law are read from; names are relative, such as {@code towns/whitman-ma/town.yaml}. */
@FunctionalInterface
interface LawFiles {
    /** The bytes of one file, or null where there is none of that name. */
    byte[] read(String name) throws IOException;

    /** The files that were built into this jar. */
    static LawFiles onClasspath() {
        return name -> {
            try (InputStream file = OrdinanceBook.class.getResourceAsStream("/ordinances/" + name)) {
                return file == null ? null : file.readAllBytes();
            }
        };
    }

    /** The files below {@code folder}. */
    static LawFiles below(Path folder) {
        return name -> {
            Path file = folder.resolve(name);
            return Files.isRegularFile(file) ? Files.readAllBytes(file) : null;
        };
    }

    /** These files, with what the towns of {@code folder} have decided. */
    default LawFiles decidedIn(LawFiles folder) {
        return name -> name.startsWith("decisions/") ? folder.read(name) : read(name);
    }

    /** These files, and those of {@code base} where these have none; the list of towns is these files' own. */
    default LawFiles over(LawFiles base) {
        return name -> {
            byte[] own = read(name);
            return own == null && !name.equals(TownReader.LIST) ? base.read(name) : own;
        };
    }
}
