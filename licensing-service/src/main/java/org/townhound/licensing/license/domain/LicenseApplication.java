package org.townhound.licensing.license.domain;

import java.time.LocalDate;
import java.util.Optional;
import java.util.UUID;

/** What the clerk has on the counter; an empty period asks for the one that holds the day of the application. */
public record LicenseApplication(UUID licenseId, LocalDate appliedOn, Optional<LocalDate> periodFrom, DogOnFile dog) {}
