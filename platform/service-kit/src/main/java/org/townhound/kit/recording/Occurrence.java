package org.townhound.kit.recording;

import java.time.Instant;
import java.time.LocalDate;

/**
 * When something happened.
 *
 * @param at kept to the microsecond
 * @param on the civil date of that instant in the town: the day by whose law it is judged
 */
public record Occurrence(Instant at, LocalDate on) {}
