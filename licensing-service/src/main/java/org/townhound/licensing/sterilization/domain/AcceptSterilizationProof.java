package org.townhound.licensing.sterilization.domain;

import java.time.LocalDate;
import java.util.UUID;

public record AcceptSterilizationProof(
        UUID proofId, UUID dogId, String kind, LocalDate shownOn, boolean certificateUnobtainable) {}
