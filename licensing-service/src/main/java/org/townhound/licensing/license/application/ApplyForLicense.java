package org.townhound.licensing.license.application;

import java.time.LocalDate;
import java.util.Optional;
import java.util.UUID;

/** An empty period asks for the one that holds the day of the application. */
public record ApplyForLicense(UUID licenseId, UUID dogId, Optional<LocalDate> periodFrom) {}
