package org.townhound.launcher;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** {@code down}: ends what {@code up} started, in good order. */
record Down() implements Command {
    private static final int PATIENCE_SECONDS = 90;

    @Override
    public int run(List<String> arguments) {
        DataFolder folder = Command.folder(Options.read(arguments, Set.of("data"), Set.of()));
        Optional<ProcessHandle> launcher =
                StateFile.read(folder).flatMap(state -> state.launcher().find());
        if (launcher.isEmpty()) {
            System.out.println("Townhound does not run with the data in " + folder.path() + ".");
            return 0;
        }
        CompletableFuture<ProcessHandle> end = launcher.get().onExit();
        launcher.get().destroy();
        end.completeOnTimeout(null, PATIENCE_SECONDS, TimeUnit.SECONDS).join();
        if (launcher.get().isAlive()) {
            launcher.get().destroyForcibly();
            end.join();
        }
        System.out.println("Townhound has ended.");
        return 0;
    }
}
