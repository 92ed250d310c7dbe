package org.townhound.servers;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * Ties a child process to the life of this one: the child is killed when this process ends, even by {@code kill -9}.
 *
 * <p>The child's standard input is a pipe that only this process holds. A small shell waits on the other end; it sees the
 * end of the pipe when this process is gone and then kills the child. The child keeps the process id that
 * {@link ProcessBuilder} reports. A detached shell, not a child of the program, does the waiting: PostgreSQL restarts when
 * a child that it does not know dies. The interrupt key of a terminal reaches this process alone, which then ends its
 * children in good order.
 */
public final class Tether {
    private static final String SCRIPT = """
            exec 3<&0
            ( ( trap '' INT HUP TERM
                while read -r _ <&3; do :; done
                kill -KILL $$ ) </dev/null >/dev/null 2>&1 & )
            trap '' INT
            ! command -v setsid >/dev/null || exec setsid "$@" 3<&- </dev/null
            exec "$@" 3<&- </dev/null
            """;

    private Tether() {}

    /** The same command, tethered; start it with standard input left as a pipe, which is the default. */
    public static List<String> tie(List<String> command) {
        List<String> tied = new ArrayList<>(List.of("/bin/sh", "-c", SCRIPT, "tether"));
        tied.addAll(command);
        return List.copyOf(tied);
    }

    /**
     * Sends a signal, given without its SIG, to a process; a process that is gone already is no error.
     *
     * @throws ServerFailure when no shell can be run
     */
    public static void signal(String signal, long pid) {
        try {
            new ProcessBuilder("/bin/sh", "-c", "kill -\"$1\" \"$2\"", "signal", signal, Long.toString(pid))
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start()
                    .waitFor();
        } catch (IOException e) {
            throw new ServerFailure("Cannot run /bin/sh to send a signal.", e);
        } catch (InterruptedException e) {
            throw ServerFailure.interrupted("sending a signal");
        }
    }
}
