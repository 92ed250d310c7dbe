package org.townhound.acceptance;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.townhound.acceptance.scenario.ScenarioFault;
import org.townhound.servers.ServerFailure;

/** The main class behind {@code ./townhound scenario}, {@code demo} and {@code crash-test}. */
public final class Acceptance {
    private static final Map<String, Command> COMMANDS =
            Map.of("scenario", new ScenarioCommand(), "demo", new Demo(), "crash-test", new CrashTest());

    private Acceptance() {}

    /** One word after {@code ./townhound}. */
    interface Command {
        /**
         * Does it.
         *
         * @param home the folder of the repository
         * @return the exit code
         */
        int run(Path home, List<String> arguments);
    }

    /** Takes the command and its arguments; ends with 0 only when everything holds. */
    public static void main(String[] arguments) {
        Path home = Path.of(System.getProperty("townhound.home", ".")).toAbsolutePath();
        System.exit(run(home.normalize(), List.of(arguments)));
    }

    private static int run(Path home, List<String> arguments) {
        try {
            return COMMANDS.get(arguments.getFirst()).run(home, arguments.subList(1, arguments.size()));
        } catch (ScenarioFault | ServerFailure | IllegalStateException | IllegalArgumentException failed) {
            System.err.println(failed.getMessage());
            return 1;
        }
    }
}
