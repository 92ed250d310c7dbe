package org.townhound.launcher;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.townhound.servers.LocalFolders;

/** Keeps the {@link State} in memory and in its file, changed whole each time. Safe for several threads. */
final class StateFile {
    private static final ObjectMapper JSON = new ObjectMapper()
            .enable(SerializationFeature.INDENT_OUTPUT)
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES);

    private final DataFolder folder;
    private State state;

    /** Begins a new file. */
    StateFile(DataFolder folder, State state) {
        this.folder = folder;
        this.state = state;
        write();
    }

    /** What the last launcher of a folder said, if there was one. */
    static Optional<State> read(DataFolder folder) {
        try {
            return Files.exists(folder.state())
                    ? Optional.of(JSON.readValue(folder.state().toFile(), State.class))
                    : Optional.empty();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** What runs now. */
    synchronized State state() {
        return state;
    }

    /** Changes the state. */
    synchronized void change(UnaryOperator<State> change) {
        state = change.apply(state);
        write();
    }

    private void write() {
        try {
            LocalFolders.writeSecret(folder.state(), JSON.writeValueAsString(state));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
