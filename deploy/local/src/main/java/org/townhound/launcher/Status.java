package org.townhound.launcher;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.townhound.launcher.State.Condition;
import org.townhound.launcher.State.Phase;
import org.townhound.launcher.State.Running;
import org.townhound.servers.RuntimeJars;

/** {@code status}: where everything is and whether it is healthy; ends with 0 only when all is. */
record Status() implements Command {
    private static final String LINE = "%-12s %-10s %-22s %-15s %8s %8s %9s%n";

    @Override
    public int run(List<String> arguments) {
        DataFolder folder = Command.folder(Options.read(arguments, Set.of("data"), Set.of()));
        Optional<State> found =
                StateFile.read(folder).filter(state -> state.launcher().find().isPresent());
        if (found.isEmpty()) {
            System.out.println("Townhound does not run with the data in " + folder.path() + ".");
            return 1;
        }
        State state = found.get();
        Map<String, Boolean> health = health(new Probes(folder), state);
        System.out.println("Townhound " + RuntimeJars.version() + " (" + state.kind() + ", " + word(state.phase())
                + "), data in " + folder.path());
        System.out.printf(LINE, "process", "health", "address", "version", "pid", "memory", "restarts");
        state.processes().forEach((name, running) -> print(name, running, health.get(name)));
        return state.phase() == Phase.READY && health.values().stream().allMatch(healthy -> healthy) ? 0 : 1;
    }

    private static Map<String, Boolean> health(Probes probes, State state) {
        return state.processes().entrySet().parallelStream()
                .collect(Collectors.toMap(
                        Map.Entry::getKey, entry -> probes.isHealthy(entry.getKey(), entry.getValue())));
    }

    private static void print(String name, Running running, boolean healthy) {
        String health = running.condition() == Condition.RUNNING && !healthy ? "unhealthy" : word(running.condition());
        System.out.printf(
                LINE,
                name,
                healthy ? "healthy" : health,
                running.url(),
                Probes.version(name),
                running.process().pid(),
                running.process()
                        .find()
                        .map(Memory::megabytes)
                        .map(size -> size + " MB")
                        .orElse("-"),
                running.restarts());
    }

    private static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
