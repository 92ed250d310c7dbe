package org.townhound.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Finds the law where it does not belong: a section named in compiled Java, by its sign. */
final class SectionSigns {
    /** Written as a number, so that this class does not find itself. */
    private static final String SIGN = Character.toString(0xA7);

    private SectionSigns() {}

    /** The class files below a folder that hold the sign in a text. */
    static List<Path> in(Path classes) {
        try (Stream<Path> files = Files.walk(classes)) {
            return files.filter(file -> file.toString().endsWith(".class"))
                    .filter(SectionSigns::namesSection)
                    .toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static boolean namesSection(Path file) {
        try {
            String bytes = Files.readString(file, StandardCharsets.ISO_8859_1);
            return bytes.contains(new String(SIGN.getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
