package org.townhound.ordinances.compliance;

import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Optional;
import org.townhound.ordinances.values.Citation;
import org.townhound.ordinances.values.InForce;

/** The dated provisions of one town as they stand on one day. */
public interface LawOfDay {
    LocalDate day();

    ZoneId zone();

    /** The value of a provision or setting as it is written; empty when it is not in force or is a ladder. */
    Optional<InForce<String>> text(String provision);

    /** Where a provision stands; empty when it is not in force. */
    Optional<Citation> citation(String provision);
}
