package org.townhound.benchmark;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;

/** The main class behind {@code ./townhound bench}. */
public final class Benchmark {
    private static final int BAD_USAGE = 2;

    private Benchmark() {}

    /** Ends with 0 when the run counts, 1 when something was lost, reordered or doubled, 2 for an unknown option. */
    public static void main(String[] arguments) throws IOException, InterruptedException, SQLException {
        System.exit(run(List.of(arguments)));
    }

    private static int run(List<String> arguments) throws IOException, InterruptedException, SQLException {
        Settings settings;
        try {
            settings = Settings.read(Path.of(System.getProperty("townhound.home")), arguments);
        } catch (IllegalArgumentException misused) {
            System.err.println(misused.getMessage());
            return BAD_USAGE;
        }
        Figures figures = new Figures();
        new RestBenchmark(settings).run(figures);
        new StoreProgram(settings).run(figures);
        if (settings.json().isPresent()) {
            figures.write(settings.json().get());
        }
        System.out.print(figures.table());
        if (!figures.count()) {
            System.out.println("This run does not count: something was lost, reordered or doubled.");
            return 1;
        }
        return 0;
    }
}
