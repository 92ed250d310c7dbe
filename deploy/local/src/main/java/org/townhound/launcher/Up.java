package org.townhound.launcher;

import java.time.OffsetDateTime;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.townhound.launcher.State.Phase;

/**
 * {@code up}: starts everything and stays, or with {@code --detach} leaves it running in the background.
 *
 * @param services what is started beside PostgreSQL and Kafka
 */
record Up(List<ServiceDefinition> services) implements Command {
    private static final Set<String> VALUED = Set.of("data", "at", "ports");
    private static final Set<String> FLAGS = Set.of("detach", "simulation");

    @Override
    public int run(List<String> arguments) throws InterruptedException {
        Options options = Options.read(arguments, VALUED, FLAGS);
        Kind kind = options.has("simulation") ? Kind.SIMULATION : Kind.REAL;
        Optional<OffsetDateTime> start = options.value("at").map(Up::instant);
        if (start.isPresent() && kind == Kind.REAL) {
            throw new Refusal("Only a simulation begins at an instant of its own: add --simulation to --at.");
        }
        DataFolder folder = Command.folder(options).make();
        if (options.has("detach")) {
            return new Detached(folder).run(arguments);
        }
        try (FolderLock lock = FolderLock.take(folder)) {
            if (!lock.isHeld()) {
                return alreadyRuns(folder, kind);
            }
            folder.stamp(kind);
            return new Session(folder).run(new Plan(Command.home(), folder, kind, start, ports(options), services));
        }
    }

    private static int alreadyRuns(DataFolder folder, Kind kind) {
        Optional<State> state = StateFile.read(folder);
        System.out.println("Townhound already runs with the data in " + folder.path()
                + state.map(now -> " (" + now.kind() + ", process "
                                + now.launcher().pid() + ")")
                        .orElse("")
                + "; ./townhound status says where.");
        boolean asWanted = state.filter(now -> now.phase() == Phase.READY)
                .filter(now -> now.kind().equals(kind.word()))
                .isPresent();
        return asWanted ? 0 : 1;
    }

    private Ports ports(Options options) {
        String which = options.value("ports").orElse("usual");
        if (which.equals("free")) {
            return Ports.free(services);
        }
        if (!which.equals("usual")) {
            throw new Refusal("The option --ports is usual or free.");
        }
        return Ports.usual(services);
    }

    private static OffsetDateTime instant(String text) {
        try {
            return OffsetDateTime.parse(text);
        } catch (DateTimeParseException e) {
            throw new Refusal("The instant \"" + text + "\" cannot be read: write it as 2026-02-20T00:00-05:00.");
        }
    }
}
