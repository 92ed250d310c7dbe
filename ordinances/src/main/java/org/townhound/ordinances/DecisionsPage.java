package org.townhound.ordinances;

import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.townhound.ordinances.values.Advisory;

/** What a town has decided where its law is silent or at odds, as a page for town counsel. */
final class DecisionsPage {
    private static final Pattern NUMBER = Pattern.compile("([A-Z]?)-?(\\d+)(?:\\.(\\d+))?(.*)");

    private final TownOrdinances town;
    private final Ordinances law;
    private final Page page = new Page();

    private DecisionsPage(TownOrdinances town, LocalDate on) {
        this.town = town;
        this.law = town.asOf(on);
    }

    /** The page as it stands on a day. */
    static String of(TownOrdinances town, LocalDate on) {
        return new DecisionsPage(town, on).written();
    }

    private String written() {
        page.heading("Decisions of " + town.name() + " on " + law.day());
        page.line(
                "For town counsel: where the law of the town is silent or at odds with itself, it is read as follows.");
        page.line(
                "Another choice goes into a file decisions/" + town.slug() + ".yaml with its first day and its vote.");
        page.line("Law of " + town.version());
        part("Questions that the town can decide otherwise", Provision::isSetting);
        part("Readings that stand", provision -> !provision.isSetting());
        advisories();
        return page.toString();
    }

    private void part(String heading, Predicate<Provision> included) {
        page.blank().heading(heading);
        town.provisions().values().stream()
                .filter(Provision::isDecision)
                .filter(included)
                .filter(provision -> provision.on(law.day()).isPresent())
                .sorted(Comparator.comparing(DecisionsPage::order).thenComparing(Provision::id))
                .forEach(this::decision);
    }

    private void decision(Provision provision) {
        FileShapes.Entry entry = provision.entry();
        DatedValue dated = provision.on(law.day()).orElseThrow();
        page.blank().line(entry.decides() + "  " + provision.id());
        page.field("question", entry.description());
        page.field("now", Said.value(law, provision));
        page.field(
                "since",
                dated.citation().effective() + ", " + dated.citation().section() + ", "
                        + dated.citation().act());
        byDefault(provision, dated).ifPresent(words -> page.field("by default", words));
        Optional.ofNullable(entry.choices()).ifPresent(all -> page.field("choices", String.join(" | ", all)));
        Optional.ofNullable(entry.conflict()).orElse(List.of()).forEach(words -> page.field("at odds", words));
        Optional.ofNullable(entry.reason()).ifPresent(words -> page.field("reason", words));
    }

    /** What a town chooses that has no reason of its own, and whether this one has. */
    private Optional<String> byDefault(Provision provision, DatedValue dated) {
        return Optional.ofNullable(town.settings().get(provision.id()))
                .map(KnownSettings.Setting::byDefault)
                .map(usual -> usual.equals(dated.value()) || provision.isLadder() ? usual : usual + "; not so here");
    }

    private void advisories() {
        page.blank().heading("Where the town does not agree with its state");
        List<Advisory> advisories = law.advisories();
        if (advisories.isEmpty()) {
            page.line("Nowhere that is known, or the town has turned this advice off.");
        }
        advisories.forEach(advisory -> page.field(
                advisory.provision(),
                "offense " + advisory.ordinal() + ": " + Said.sanction(advisory.sanction()) + " in "
                        + advisory.town().section() + ", "
                        + (advisory.kind() == Advisory.Kind.BELOW_FLOOR ? "at least " : "at most ")
                        + advisory.bound().spoken() + " in " + advisory.state().section()));
    }

    /** Letters before bare numbers, and numbers by size. */
    private static String order(Provision provision) {
        Matcher number = NUMBER.matcher(provision.entry().decides());
        if (!number.matches()) {
            return "~" + provision.entry().decides();
        }
        String minor = Optional.ofNullable(number.group(3)).orElse("0");
        String letter = number.group(1).isEmpty() ? "Z" : number.group(1);
        return letter + padded(number.group(2)) + padded(minor) + number.group(4);
    }

    private static String padded(String digits) {
        return "0".repeat(Math.max(0, 4 - digits.length())) + digits;
    }
}
