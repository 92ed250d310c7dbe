package org.townhound.kit.directory;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import java.util.UUID;

/**
 * What a record of the directory's topic says: that somebody changed, and nothing about them. The key is the person's id,
 * the header {@code source} names the service that keeps the person. Records may repeat and, after a failure, come late:
 * the highest version is right.
 *
 * @param personId what events call the person
 * @param town the slug of the town that knows the person
 * @param version counts the changes
 * @param state {@code changed} or {@code erased}
 */
@JsonIgnoreProperties(ignoreUnknown = true)
record DirectoryRecord(UUID personId, String town, int version, String state) {
    /** The header with the service's name, in UTF-8. */
    static final String SOURCE = "source";

    boolean erased() {
        return PersonAnswer.ERASED.equals(state);
    }
}
