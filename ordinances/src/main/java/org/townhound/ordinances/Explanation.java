package org.townhound.ordinances;

import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/** What a section says on a day, and what changed when. */
final class Explanation {
    private final TownOrdinances town;
    private final String section;
    private final Ordinances law;
    private final Page page = new Page();

    private Explanation(TownOrdinances town, String section, LocalDate on) {
        this.town = town;
        this.section = bare(section);
        this.law = town.asOf(on);
    }

    /**
     * The page.
     *
     * @param section with or without its sign; the sections below it are explained too, and so is a provision's id
     */
    static String of(TownOrdinances town, String section, LocalDate on) {
        return new Explanation(town, section, on).written();
    }

    private String written() {
        List<Provision> found =
                town.provisions().values().stream().filter(this::isAsked).toList();
        page.heading(town.name() + ", " + section + " on " + law.day());
        if (found.isEmpty()) {
            page.line("No provision of this town or its state stands there; these sections have some:");
            page.line(known());
        }
        found.forEach(this::provision);
        amendments(found);
        return page.toString();
    }

    private void provision(Provision provision) {
        page.blank().line(provision.id());
        page.field("what", provision.entry().description());
        page.field("in force", Said.value(law, provision));
        provision.on(law.day()).ifPresent(dated -> page.field("since", origin(dated)));
        law.payee(provision.id()).ifPresent(payee -> page.field("payee", payee));
        law.ladder(provision.id()).ifPresent(ladder -> page.field("counts", Said.counting(ladder.counting())));
        if (provision.isDecision()) {
            page.field(
                    "decides",
                    provision.entry().decides() + ": " + provision.entry().reason());
        }
        provision.values().forEach((day, dated) -> page.field("from " + day, change(provision, day, dated)));
    }

    private String change(Provision provision, LocalDate day, DatedValue dated) {
        String what = dated.repealed() ? "repealed" : Said.value(town.asOf(day), provision);
        return what + ", " + dated.citation().section() + ", "
                + dated.citation().act();
    }

    private static String origin(DatedValue dated) {
        return dated.citation().effective() + ", " + dated.citation().section() + ", "
                + dated.citation().act() + ", voted " + dated.adopted();
    }

    private void amendments(List<Provision> found) {
        Set<String> files =
                found.stream().map(provision -> provision.place().file()).collect(Collectors.toSet());
        List<Amended> amended = town.amended().stream()
                .filter(each -> files.contains(each.file()))
                .toList();
        if (!amended.isEmpty()) {
            page.blank().line("Words that changed");
        }
        amended.forEach(
                each -> page.field(each.from().toString(), each.act() + " " + each.what() + " in " + each.title()));
    }

    private boolean isAsked(Provision provision) {
        return provision.id().equals(section)
                || provision.values().values().stream()
                        .map(dated -> bare(dated.citation().section()))
                        .anyMatch(this::isBelow);
    }

    private boolean isBelow(String other) {
        String one = other.toLowerCase(Locale.ROOT);
        String asked = section.toLowerCase(Locale.ROOT);
        return one.equals(asked) || one.startsWith(asked + ".") || one.startsWith(asked + "(");
    }

    private String known() {
        return town.provisions().values().stream()
                .map(Provision::values)
                .map(Map::values)
                .flatMap(values -> values.stream().map(dated -> dated.citation().section()))
                .filter(Objects::nonNull)
                .distinct()
                .sorted()
                .collect(Collectors.joining(", "));
    }

    /** A section without the sign that towns print before it. */
    private static String bare(String section) {
        return section.replaceFirst("^[^A-Za-z0-9]+", "").strip();
    }
}
