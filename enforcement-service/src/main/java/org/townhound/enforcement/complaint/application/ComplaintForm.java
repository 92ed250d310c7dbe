package org.townhound.enforcement.complaint.application;

import java.time.Instant;
import java.util.Optional;
import org.townhound.kit.directory.Person;
import org.townhound.kit.document.NewDocument;

/** What somebody complains of; without a complainant it was filed without a name. {@code occurredAt} may be null. */
public record ComplaintForm(String kind, Instant occurredAt, NewDocument narrative, Optional<Person> complainant) {}
