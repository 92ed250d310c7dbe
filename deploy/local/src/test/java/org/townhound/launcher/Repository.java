package org.townhound.launcher;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Properties;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Files of the repository that a test reads. */
final class Repository {
    private static final Path ROOT = Path.of(System.getProperty("user.dir"), "..", "..");

    private Repository() {}

    static String text(String path) {
        try {
            return Files.readString(ROOT.resolve(path));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Map<String, String> properties(String path) {
        Properties properties = new Properties();
        try {
            properties.load(new StringReader(text(path)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Map<String, String> entries = new HashMap<>();
        properties.stringPropertyNames().forEach(name -> entries.put(name, properties.getProperty(name)));
        return entries;
    }

    /** All Java below a folder, as one text. */
    static String sources(String folder) {
        try (Stream<Path> files = Files.walk(ROOT.resolve(folder))) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .map(file -> text(ROOT.relativize(file).toString()))
                    .collect(Collectors.joining("\n"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** What the parent pom says between the tags of that name. */
    static String version(String tag) {
        Matcher matcher = Pattern.compile("<" + tag + ">([^<]+)</").matcher(text("pom.xml"));
        if (!matcher.find()) {
            throw new IllegalArgumentException("the pom has no " + tag);
        }
        return matcher.group(1);
    }
}
