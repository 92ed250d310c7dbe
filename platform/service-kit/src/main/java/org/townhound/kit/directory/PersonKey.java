package org.townhound.kit.directory;

import jakarta.persistence.Column;
import jakarta.persistence.Embeddable;
import java.util.UUID;

/** A person as one town knows them. */
@Embeddable
record PersonKey(String town, @Column(name = "person_id") UUID personId) {}
