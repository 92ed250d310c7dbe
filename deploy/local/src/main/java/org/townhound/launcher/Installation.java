package org.townhound.launcher;

import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import org.townhound.launcher.State.Phase;
import org.townhound.launcher.State.Running;

/**
 * An installation on this machine, seen from outside its launcher: where its processes are, and tokens for its services.
 *
 * @param data its data folder
 */
public record Installation(Path data) {
    private static final Duration TOKEN_LIFE = Duration.ofHours(12);

    /** Whether its launcher says that everything has answered once. */
    public boolean isUp() {
        return StateFile.read(folder())
                .filter(state -> state.phase() == Phase.READY)
                .filter(state -> state.launcher().find().isPresent())
                .isPresent();
    }

    /** Whether a process serves its clients now; bounded to some seconds. */
    public boolean isHealthy(String process) {
        return new Probes(folder()).isHealthy(process, running(process));
    }

    /** The names of all processes, in order: postgresql, kafka and the services. */
    public List<String> processes() {
        return List.copyOf(running().keySet());
    }

    /** Where a process answers, such as {@code http://127.0.0.1:8081}. */
    public String url(String process) {
        return running(process).url();
    }

    /** The number of a process's newest run; zero while there is none. */
    public long pid(String process) {
        return running(process).process().pid();
    }

    /** A bearer token, good for half a day of real time. */
    public String token(String subject, String role, String town) {
        Tokens tokens = new Tokens(SigningKeys.of(folder()), InstantSource.system());
        return tokens.mint(subject, List.of(role), List.of(town), TOKEN_LIFE);
    }

    private Running running(String process) {
        Running found = running().get(process);
        if (found == null) {
            throw new IllegalArgumentException("there is no process " + process + "; there are " + processes());
        }
        return found;
    }

    private Map<String, Running> running() {
        return StateFile.read(folder())
                .orElseThrow(() -> new IllegalStateException("nothing was ever started in " + data))
                .processes();
    }

    private DataFolder folder() {
        return new DataFolder(data);
    }
}
