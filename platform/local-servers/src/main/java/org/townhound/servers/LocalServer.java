package org.townhound.servers;

import java.util.List;
import java.util.Map;

/** A server program of this machine: how to start it, how to ask it whether it answers, and how to end it politely. */
public interface LocalServer {
    /** The name for logs and messages, such as {@code postgresql}. */
    String name();

    /** The port on 127.0.0.1 where clients reach it. */
    int port();

    /**
     * Makes what the program needs on disk and clears what a killed predecessor left. Runs before every start; safe to
     * repeat, keeps all data.
     *
     * @throws ServerFailure when the disk or the operating system refuses
     */
    void prepare();

    /** The program and its arguments; it stays in the foreground. */
    List<String> command();

    /** What its environment holds beside this process's own. */
    default Map<String, String> environment() {
        return Map.of();
    }

    /** Asks once whether clients are served now; bounded to some seconds, never throws. */
    boolean answers();

    /** The signal that ends the program in good order, without the SIG. */
    default String stopSignal() {
        return "TERM";
    }
}
