package org.townhound.contracts;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.townhound.contracts.wire.EventType;

/**
 * The approved samples: what each event looks like on the wire, frozen in {@code src/test/resources/samples}.
 * With {@code -Dtownhound.samples=approve} the files are written from the records; the diff is then reviewed.
 */
final class Samples {
    static final Path FOLDER = Path.of("src", "test", "resources", "samples");
    private static final boolean APPROVE = "approve".equals(System.getProperty("townhound.samples"));

    private Samples() {}

    static List<Event> all() {
        return Stream.of(
                        LicensingSamples.all(),
                        EnforcementSamples.all(),
                        ImpoundSamples.all(),
                        NotificationSamples.all(),
                        AccountSamples.all())
                .flatMap(List::stream)
                .toList();
    }

    /** Samples whose optional fields are null. */
    static List<Event> sparse() {
        return Stream.of(
                        LicensingSamples.sparse(),
                        EnforcementSamples.sparse(),
                        ImpoundSamples.sparse(),
                        NotificationSamples.sparse(),
                        AccountSamples.sparse())
                .flatMap(List::stream)
                .toList();
    }

    static Event of(EventType type) {
        return all().stream()
                .filter(event -> event.getClass().equals(type.record()))
                .findFirst()
                .orElseThrow(() -> new AssertionError(type.wireName() + " has no sample. Construct a "
                        + type.record().getSimpleName() + " among the samples of its service, then " + HowTo.APPROVE));
    }

    /** The approved text, without the line breaks and blanks that only help its reader. */
    static String approved(EventType type) {
        Path file = FOLDER.resolve(type.wireName() + ".json");
        try {
            if (APPROVE) {
                Files.createDirectories(FOLDER);
                Files.writeString(file, JsonText.pretty(EventJson.write(of(type))) + "\n");
            }
            return Optional.of(file)
                    .filter(Files::exists)
                    .map(Samples::read)
                    .map(JsonText::compact)
                    .orElseThrow(() -> new AssertionError(file + " is missing; " + HowTo.APPROVE));
        } catch (IOException unwritable) {
            throw new UncheckedIOException(unwritable);
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
