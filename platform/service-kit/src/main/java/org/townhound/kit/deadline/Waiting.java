package org.townhound.kit.deadline;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.UUID;
import java.util.stream.Collectors;

/** The deadlines that are due and do not fire, as of one look at them; one thread fills it before others see it. */
final class Waiting {
    private final Map<UUID, Held> held = new HashMap<>();

    /**
     * A deadline that does not fire.
     *
     * @param obstacle with the kind of failure for its words, where firing failed
     */
    private record Held(String kind, Obstacle obstacle) {}

    /** Notes why a deadline does not fire. */
    void note(Deadline deadline, Obstacle obstacle) {
        held.put(deadline.id(), new Held(deadline.kind(), obstacle));
    }

    /** Whether a deadline already stood before this very obstacle. */
    boolean knows(Deadline deadline, Obstacle obstacle) {
        return Optional.ofNullable(held.get(deadline.id()))
                .filter(known -> Objects.equals(known.obstacle(), obstacle))
                .isPresent();
    }

    /** By kind, the obstacles in words. */
    Map<String, String> words() {
        Map<String, String> words = new TreeMap<>();
        held.values().forEach(one -> words.merge(one.kind(), one.obstacle().words(), Waiting::both));
        return words;
    }

    /** The deadlines that wait for a person. */
    Set<UUID> forPerson() {
        return held.entrySet().stream()
                .filter(entry -> entry.getValue().obstacle().needsPerson())
                .map(Map.Entry::getKey)
                .collect(Collectors.toSet());
    }

    private static String both(String one, String other) {
        return one.contains(other) ? one : one + "; " + other;
    }
}
