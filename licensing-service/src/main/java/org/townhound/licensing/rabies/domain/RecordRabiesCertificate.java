package org.townhound.licensing.rabies.domain;

import java.time.LocalDate;
import java.util.UUID;

public record RecordRabiesCertificate(
        UUID certificateId,
        UUID dogId,
        LocalDate vaccinatedOn,
        LocalDate expiresOn,
        String rabiesTagNumber,
        String vaccineManufacturer) {}
