package org.townhound.ordinances;

import java.time.LocalDate;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.townhound.ordinances.values.Citation;

/**
 * Reads the dated values of one provision.
 *
 * @param issuer slug of the town or state whose law it is
 * @param entry the provision as written
 * @param unit of its values
 * @param money the unit of fines
 */
record DatedValueReader(String issuer, FileShapes.Entry entry, Unit unit, Unit money) {

    DatedValue read(Place place, LocalDate from, FileShapes.Dated dated) {
        FileShapes.Law law = place.present("law", dated.law());
        Place lawPlace = place.at("law");
        String section = lawPlace.present("section", law.section());
        Citation citation = new Citation(issuer, section, from, lawPlace.present("act", law.act()));
        LocalDate adopted = lawPlace.at("adopted").date(lawPlace.present("adopted", law.adopted()));
        lawPlace.at("adopted").require(!adopted.isAfter(from), "a law holds from its adoption on, not before");
        checkKind(place, dated);
        if (dated.value() != null) {
            checkValue(place.at("value"), dated.value());
        }
        String value = Objects.requireNonNullElse(dated.value(), "");
        return new DatedValue(value, steps(place.at("steps"), dated), dated.repealed(), adopted, citation);
    }

    private void checkKind(Place place, FileShapes.Dated dated) {
        long given = Stream.of(dated.value(), dated.steps(), dated.repealed() ? true : null)
                .filter(Objects::nonNull)
                .count();
        place.require(given == 1, "needs exactly one of value, steps and repealed");
        boolean ladder = entry.unit().equals(Unit.LADDER);
        place.require(!ladder || dated.value() == null, "a ladder has steps and no value");
        place.require(ladder || dated.steps() == null, "only a ladder has steps");
    }

    private void checkValue(Place place, String value) {
        place.require(unit.fits(value), "\"" + value + "\" is not " + unit.meaning());
        place.require(
                entry.choices() == null || entry.choices().contains(value),
                "\"" + value + "\" cannot be chosen, only " + entry.choices());
    }

    private List<FileShapes.Step> steps(Place place, FileShapes.Dated dated) {
        if (dated.steps() == null) {
            return List.of();
        }
        place.require(!dated.steps().isEmpty(), "a ladder has at least one step");
        StepCheck check = new StepCheck(place, money);
        dated.steps().forEach(check::step);
        return dated.steps();
    }
}
