package org.townhound.ordinances;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.InstantSource;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The main class behind {@code ./townhound ordinance}. */
public final class OrdinanceCommand {
    private static final String ON = "--on";
    private static final String USAGE = """
            ./townhound ordinance check                              read every file of law
            ./townhound ordinance decisions TOWN [--on DATE]         what a town has decided, for its counsel
            ./townhound ordinance explain TOWN SECTION [--on DATE]   what a section says, and what changed when
            """;

    private final OrdinanceBook book;
    private final InstantSource clock;

    OrdinanceCommand(OrdinanceBook book, InstantSource clock) {
        this.book = book;
        this.clock = clock;
    }

    /** Takes a word and its arguments; ends with 0 when it was answered, with 1 when not. */
    public static void main(String[] arguments) {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        PrintStream err = new PrintStream(System.err, true, StandardCharsets.UTF_8);
        try {
            String folder = System.getenv("TOWNHOUND_ORDINANCES");
            OrdinanceBook book =
                    folder == null || folder.isBlank() ? OrdinanceBook.load() : OrdinanceBook.loadWith(Path.of(folder));
            out.print(new OrdinanceCommand(book, InstantSource.system()).answer(List.of(arguments)));
        } catch (OrdinanceFault | Misused fault) {
            err.println(fault.getMessage());
            System.exit(1);
        }
    }

    /**
     * The page that was asked for.
     *
     * @throws Misused when it cannot be told which
     */
    String answer(List<String> arguments) {
        List<String> words = new ArrayList<>(arguments);
        Optional<LocalDate> on = day(words);
        return switch ((words.isEmpty() ? "" : words.getFirst()) + "/" + words.size()) {
            case "check/1" -> checked();
            case "decisions/2" -> DecisionsPage.of(town(words.get(1)), day(words.get(1), on));
            case "explain/3" -> Explanation.of(town(words.get(1)), words.get(2), day(words.get(1), on));
            case String _ -> throw new Misused(USAGE.strip());
        };
    }

    private String checked() {
        int provisions = book.slugs().stream()
                .mapToInt(slug -> town(slug).provisions().size())
                .sum();
        return "All is well: " + String.join(", ", book.slugs()) + " have " + provisions + " provisions.\n";
    }

    private TownOrdinances town(String slug) {
        return book.town(slug)
                .orElseThrow(() -> new Misused("There is no town " + slug + "; there are " + book.slugs() + "."));
    }

    /** The day that was asked for, or the town's today. */
    private LocalDate day(String slug, Optional<LocalDate> asked) {
        return asked.orElseGet(
                () -> LocalDate.ofInstant(clock.instant(), town(slug).zone()));
    }

    /** Takes the day out of the words, where one is among them. */
    private static Optional<LocalDate> day(List<String> words) {
        int at = words.indexOf(ON);
        if (at < 0) {
            return Optional.empty();
        }
        String written = Optional.of(words)
                .filter(all -> all.size() > at + 1)
                .map(all -> all.remove(at + 1))
                .orElseThrow(() -> new Misused(ON + " needs a date like 2026-07-01."));
        words.remove(at);
        try {
            return Optional.of(LocalDate.parse(written));
        } catch (DateTimeException unreadable) {
            throw new Misused("\"" + written + "\" is not a date like 2026-07-01.");
        }
    }

    /** What was typed cannot be answered; the message says what can. */
    static final class Misused extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Misused(String message) {
            super(message);
        }
    }
}
