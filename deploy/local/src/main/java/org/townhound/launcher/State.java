package org.townhound.launcher;

import java.util.Map;
import java.util.TreeMap;

/**
 * What a launcher says about what it runs; the file {@code state.json} of the data folder, for {@code status},
 * {@code down}, the next {@code up} and for tools.
 *
 * @param phase how far the launcher is
 * @param kind {@code real} or {@code simulation}
 * @param message one sentence when the phase is failed, otherwise empty
 * @param launcher the launcher's process
 * @param processes by name: postgresql, kafka, mail and the services
 */
record State(Phase phase, String kind, String message, ProcessId launcher, Map<String, Running> processes) {
    /** How far a launcher is. */
    enum Phase {
        /** Not everything has answered yet. */
        STARTING,
        /** Everything has answered once. */
        READY,
        /** It could not be started; the launcher ends. */
        FAILED,
        /** The launcher ends everything. */
        STOPPING
    }

    /** What becomes of one process. */
    enum Condition {
        /** It lives. */
        RUNNING,
        /** It ended by itself and is started again soon. */
        RESTARTING,
        /** It ended too often and is not started again. */
        GIVEN_UP,
        /** It was stopped. */
        STOPPED
    }

    /**
     * One process.
     *
     * @param process the process of the newest run
     * @param port on 127.0.0.1
     * @param url where to reach it; for the mail catcher its page
     * @param restarts how often it was started again
     */
    record Running(Condition condition, ProcessId process, int port, String url, int restarts) {}

    /** The same with another phase. */
    State in(Phase next, String sentence) {
        return new State(next, kind, sentence, launcher, processes);
    }

    /** The same with news of one process. */
    State with(String name, Running running) {
        Map<String, Running> changed = new TreeMap<>(processes);
        changed.put(name, running);
        return new State(phase, kind, message, launcher, changed);
    }
}
