package org.townhound.launcher;

import java.io.File;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.townhound.launcher.State.Phase;
import org.townhound.servers.ServerFailure;

/** {@code up --detach}: starts a launcher in the background and waits until everything answers, or for its sentence. */
record Detached(DataFolder folder) {
    private static final int POLL_MILLIS = 50;

    int run(List<String> arguments) throws InterruptedException {
        Path log = folder.log("launcher");
        Process launcher = start(arguments, log);
        while (!launcher.waitFor(POLL_MILLIS, TimeUnit.MILLISECONDS)) {
            Optional<State> state = StateFile.read(folder)
                    .filter(now -> now.launcher().pid() == launcher.pid())
                    .filter(now -> now.phase() == Phase.READY);
            if (state.isPresent()) {
                System.out.print(Report.running(folder, state.get()));
                return 0;
            }
        }
        System.out.print(said(log));
        return launcher.exitValue();
    }

    /** Neither the end of the terminal nor its interrupt key reaches the background. */
    private static Process start(List<String> arguments, Path log) {
        List<String> command = new ArrayList<>(List.of("/bin/sh", "-c", "trap '' HUP INT; exec \"$@\"", "townhound"));
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), Launcher.class.getName(), "up"));
        arguments.stream().filter(argument -> !argument.equals("--detach")).forEach(command::add);
        try {
            return new ProcessBuilder(command)
                    .redirectInput(new File("/dev/null"))
                    .redirectErrorStream(true)
                    .redirectOutput(log.toFile())
                    .start();
        } catch (IOException e) {
            throw new ServerFailure("Cannot start the launcher in the background.", e);
        }
    }

    private static String said(Path log) {
        try {
            return Files.readString(log);
        } catch (IOException e) {
            return "The launcher ended; its log " + log + " cannot be read.\n";
        }
    }
}
