package org.townhound.servers;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Runs {@code initdb}, which makes the files of an empty database server.
 *
 * <p>Text is UTF-8 in code point order, by PostgreSQL's own rules rather than the operating system's, whose updates would
 * silently break indexes. Pages carry checksums, and passwords are checked by scram-sha-256 on every path.
 */
final class PostgresCluster {
    /** What makes the files what the class says they are. */
    static final List<String> OPTIONS = List.of(
            "--auth=scram-sha-256",
            "--encoding=UTF8",
            "--locale=C",
            "--locale-provider=builtin",
            "--builtin-locale=C.UTF-8",
            "--data-checksums");

    private PostgresCluster() {}

    /**
     * Makes the files; takes about a second.
     *
     * @param folder there already and empty
     * @param superuserPassword handed over in a file, which no other user can read and which is removed at once
     * @throws ServerFailure with what initdb said
     */
    static void make(Path folder, String superuserPassword) {
        Path passwordFile = folder.resolveSibling(folder.getFileName() + ".password");
        LocalFolders.writeSecret(passwordFile, superuserPassword + "\n");
        Unprivileged.way().own(passwordFile);
        try {
            run(folder, passwordFile);
        } catch (IOException e) {
            throw new ServerFailure("Cannot run initdb.", e);
        } catch (InterruptedException e) {
            throw ServerFailure.interrupted("making the database cluster");
        } finally {
            LocalFolders.remove(passwordFile);
        }
    }

    private static void run(Path folder, Path passwordFile) throws IOException, InterruptedException {
        Path output = Files.createTempFile("townhound-initdb", ".log");
        int code = new ProcessBuilder(Unprivileged.way().run(initdb(folder, passwordFile)))
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start()
                .waitFor();
        String said = Files.readString(output, StandardCharsets.UTF_8);
        Files.delete(output);
        if (code != 0) {
            throw new ServerFailure("PostgreSQL's initdb failed in " + folder + ": " + said.strip());
        }
    }

    private static List<String> initdb(Path folder, Path passwordFile) {
        List<String> command = new ArrayList<>(List.of(
                PostgresBinaries.unpacked().program("initdb"),
                "--pgdata=" + folder,
                "--username=" + PostgresServer.SUPERUSER,
                "--pwfile=" + passwordFile));
        command.addAll(OPTIONS);
        return command;
    }
}
