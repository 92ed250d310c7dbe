package org.townhound.ordinances;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Checks that provisions name only provisions that exist, and never each other in a circle. */
final class References {
    private final Map<String, Provision> provisions;
    private final TreeSet<String> done = new TreeSet<>();

    private References(Map<String, Provision> provisions) {
        this.provisions = provisions;
    }

    static void check(SortedMap<String, Provision> provisions) {
        References references = new References(provisions);
        provisions.keySet().forEach(id -> references.follow(id, new ArrayList<>()));
    }

    private void follow(String id, List<String> way) {
        Provision provision = provisions.get(id);
        if (way.contains(id)) {
            List<String> circle = way.subList(way.indexOf(id), way.size());
            throw provision.place().fault("goes in a circle: " + String.join(" → ", circle) + " → " + id);
        }
        if (done.add(id)) {
            way.add(id);
            named(provision).forEach(other -> {
                provision.place().require(provisions.containsKey(other), "names " + other + ", which no file holds");
                follow(other, way);
            });
            way.removeLast();
        }
    }

    private static Stream<String> named(Provision provision) {
        FileShapes.Entry entry = provision.entry();
        Stream<String> settings = Stream.of(
                        entry.window(), entry.key(), entry.additionalTo(), entry.floor(), entry.rolls())
                .flatMap(Stream::ofNullable);
        Stream<String> steps = provision.values().values().stream()
                .flatMap(dated -> dated.steps().stream())
                .flatMap(References::named);
        Stream<String> group = Stream.ofNullable(entry.group()).filter(name -> name.contains("."));
        return Stream.of(settings, group, list(entry.awaits()), steps).flatMap(each -> each);
    }

    private static Stream<String> named(FileShapes.Step step) {
        Stream<String> fine = Stream.ofNullable(step.fine()).filter(StepCheck::namesSetting);
        return Stream.of(fine, Stream.ofNullable(step.otherwise()), list(step.also()))
                .flatMap(each -> each);
    }

    private static Stream<String> list(List<String> names) {
        return Optional.ofNullable(names).stream().flatMap(List::stream);
    }
}
