package org.townhound.servers;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import java.util.stream.Stream;

/**
 * The jars of the server processes, which the build puts in {@code target/runtime}, so that no test or service inherits a
 * broker's class path.
 */
public final class RuntimeJars {
    private static final Properties PLACES = read();

    private RuntimeJars() {}

    /** The class path of a process that runs a class of this module or the broker. */
    public static String classPath() {
        return PLACES.getProperty("classes") + ":" + PLACES.getProperty("jars") + "/*";
    }

    /** The release that this build makes, such as {@code 0.1.0-SNAPSHOT}. */
    public static String version() {
        return PLACES.getProperty("version");
    }

    /** The folder of the jars. */
    static Path folder() {
        return Path.of(PLACES.getProperty("jars"));
    }

    /**
     * The one jar whose name begins so; its version is what follows the last hyphen.
     *
     * @throws ServerFailure when the build has none for this machine, or its folder was removed
     */
    static Path jar(String prefix) {
        try (Stream<Path> jars = Files.list(folder())) {
            return jars.filter(jar -> jar.getFileName().toString().startsWith(prefix))
                    .findFirst()
                    .orElseThrow(
                            () -> new ServerFailure("There is no " + prefix + " for " + System.getProperty("os.name")
                                    + " on " + System.getProperty("os.arch") + " in this build."));
        } catch (IOException e) {
            throw new ServerFailure("The jars of the local servers are missing in " + folder() + ": build again.", e);
        }
    }

    /** The version in a jar's name. */
    static String version(Path jar) {
        String name = jar.getFileName().toString();
        return name.substring(name.lastIndexOf('-') + 1, name.length() - ".jar".length());
    }

    /**
     * A command that runs a main class of this class path with this process's own Java.
     *
     * @param options for Java itself, such as the cap of its heap
     * @param mainClass its full name
     * @param arguments for the program
     */
    static List<String> java(List<String> options, String mainClass, String... arguments) {
        return Stream.of(
                        Stream.of(Path.of(System.getProperty("java.home"), "bin", "java")
                                .toString()),
                        options.stream(),
                        Stream.of("-cp", classPath(), mainClass),
                        Stream.of(arguments))
                .flatMap(part -> part)
                .toList();
    }

    private static Properties read() {
        Properties places = new Properties();
        try (InputStream file = RuntimeJars.class.getResourceAsStream("runtime.properties")) {
            places.load(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return places;
    }
}
