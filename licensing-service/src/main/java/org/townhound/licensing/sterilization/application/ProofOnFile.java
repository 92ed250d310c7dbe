package org.townhound.licensing.sterilization.application;

import org.townhound.contracts.licensing.v1.SterilizationProofAccepted;
import org.townhound.eventstore.StreamVersion;

public record ProofOnFile(SterilizationProofAccepted proof, StreamVersion place) {}
