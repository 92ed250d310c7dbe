package org.townhound.launcher;

import java.util.List;
import java.util.Map;
import org.townhound.servers.ServerFailure;

/**
 * The main class behind {@code ./townhound up}, {@code down}, {@code status} and {@code token}, and of the container that
 * prepares the servers.
 */
public final class Launcher {
    private static final Map<String, Command> COMMANDS = Map.of(
            "up", new Up(ServiceDefinition.ALL),
            "down", new Down(),
            "status", new Status(),
            "token", new TokenCommand(),
            "prepare",
                    _ -> {
                        new Preparation(System.getenv()).run();
                        return 0;
                    });

    private Launcher() {}

    /** Takes the command and its options; ends with 0 when it was done, 1 when not, 2 when it is not known. */
    public static void main(String[] arguments) {
        System.exit(run(List.of(arguments)));
    }

    private static int run(List<String> arguments) {
        Command command = arguments.isEmpty() ? null : COMMANDS.get(arguments.getFirst());
        if (command == null) {
            System.err.println("Townhound knows up, down, status and token here.");
            return 2;
        }
        try {
            return command.run(arguments.subList(1, arguments.size()));
        } catch (Refusal | ServerFailure e) {
            System.err.println(e.getMessage());
            return 1;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return 1;
        }
    }
}
