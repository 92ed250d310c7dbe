package org.townhound.licensing.recording.application;

import java.time.Instant;
import java.time.LocalDate;

/** When something happened, and the civil date of that instant in the town. */
public record Occurrence(Instant at, LocalDate on) {}
