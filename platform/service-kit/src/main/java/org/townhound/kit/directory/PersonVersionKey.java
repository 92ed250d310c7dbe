package org.townhound.kit.directory;

import jakarta.persistence.Column;
import jakarta.persistence.Embeddable;
import java.util.UUID;

/** One version of a person, from one. */
@Embeddable
record PersonVersionKey(
        String town, @Column(name = "person_id") UUID personId, int version) {}
