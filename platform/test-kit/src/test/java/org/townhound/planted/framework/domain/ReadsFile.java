package org.townhound.planted.framework.domain;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** R1: input and output. */
public final class ReadsFile {
    private ReadsFile() {}

    public static String read(Path path) throws IOException {
        return Files.readString(path);
    }
}
