package org.townhound.launcher;

import java.time.Duration;
import java.time.InstantSource;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** {@code token}: prints a bearer token for this installation's services. */
record TokenCommand() implements Command {
    private static final Duration USUAL_LIFE = Duration.ofHours(12);
    private static final String EVERY_TOWN = "*";

    @Override
    public int run(List<String> arguments) {
        Options options = Options.read(arguments, Set.of("data", "role", "town", "subject", "expires-in"), Set.of());
        options.required("role");
        List<String> roles = options.values("role");
        List<String> towns = options.values("town");
        if (towns.contains(EVERY_TOWN) && !roles.equals(List.of("auditor"))) {
            throw new Refusal("Only an auditor's token is good for every town: name the town with --town.");
        }
        Tokens tokens = new Tokens(SigningKeys.of(Command.folder(options)), InstantSource.system());
        String subject = options.value("subject").orElse("local-" + roles.getFirst());
        Duration life = options.value("expires-in").map(TokenCommand::duration).orElse(USUAL_LIFE);
        System.out.println(tokens.mint(subject, roles, towns, life));
        return 0;
    }

    /** Such as {@code 30s}, {@code 8h}, {@code 2d} or ISO 8601; negative for a token that has expired. */
    private static Duration duration(String text) {
        String upper = text.toUpperCase(Locale.ROOT);
        String iso = upper.startsWith("P") ? upper : upper.endsWith("D") ? "P" + upper : "PT" + upper;
        try {
            return Duration.parse(iso);
        } catch (DateTimeParseException e) {
            throw new Refusal("The time \"" + text + "\" cannot be read: write it as 30s, 8h or 2d.");
        }
    }
}
