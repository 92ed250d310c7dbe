package org.townhound.ordinances;

import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * What changed the words of a section, whether or not a value changed with them.
 *
 * @param file relative name of the section
 * @param title of the section
 * @param from the first day of the new words
 * @param act what adopted them
 * @param what they changed
 */
record Amended(String file, String title, LocalDate from, String act, String what) {
    static List<Amended> read(Place place, FileShapes.Section section) {
        Map<String, FileShapes.Amendment> written = Objects.requireNonNullElse(section.amended(), Map.of());
        return written.entrySet().stream()
                .map(entry -> read(place.at("amended").at(entry.getKey()), entry.getKey(), section, entry.getValue()))
                .toList();
    }

    private static Amended read(Place at, String day, FileShapes.Section section, FileShapes.Amendment amendment) {
        return new Amended(
                at.file(),
                section.title(),
                at.date(day),
                at.present("act", amendment.act()),
                at.present("what", amendment.what()));
    }
}
