package org.townhound.impound.impoundment.domain;

import java.util.List;
import java.util.Optional;
import org.townhound.ordinances.values.Applied;

/** One thing that must hold before a dog is released; {@code because} is empty where no law says so. */
public record Condition(String kind, List<Applied> because, Optional<Obstacle> obstacle) {
    public Condition {
        because = List.copyOf(because);
    }

    public boolean met() {
        return obstacle.isEmpty();
    }
}
