package org.townhound.kit.directory;

import java.util.UUID;

/** A person as the directory has them now; whichever version is highest is right. */
public sealed interface DirectoryEntry {
    /** What events call the person. */
    UUID personId();

    /** Counts the changes; comparable among entries of one person, town and service. */
    int version();

    /** Somebody who is known. */
    record Known(Person person, int version) implements DirectoryEntry {
        @Override
        public UUID personId() {
            return person.id();
        }
    }

    /** Somebody of whom nothing is known any more, for good. */
    record Erased(UUID personId, int version) implements DirectoryEntry {}
}
