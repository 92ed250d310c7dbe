package org.townhound.contracts.licensing.v1;

import java.time.LocalDate;
import java.util.UUID;
import org.townhound.ordinances.values.Applied;

/**
 * The town clerk accepted proof that a dog is neutered or spayed.
 *
 * @param proofId the proof
 * @param dogId the dog
 * @param kind {@code certificate}, {@code certified-copy} or {@code sworn-statement}
 * @param shownOn civil date on which it was shown
 * @param accepted the provision that lets the clerk accept it
 */
public record SterilizationProofAccepted(UUID proofId, UUID dogId, String kind, LocalDate shownOn, Applied accepted)
        implements LicensingEvent {}
