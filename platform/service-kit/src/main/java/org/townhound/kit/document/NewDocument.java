package org.townhound.kit.document;

import java.util.Set;
import java.util.UUID;

/**
 * A document about to be stored.
 *
 * @param id made by the caller
 * @param content checked
 * @param people whom it concerns, by the ids that the directory and the events use
 */
public record NewDocument(UUID id, Content content, Set<UUID> people) {
    /** Copies the set, so that what was handed in may change afterwards. */
    public NewDocument {
        people = Set.copyOf(people);
    }
}
