package org.townhound.contracts.impound.v1;

import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.UUID;
import org.townhound.ordinances.values.Applied;
import org.townhound.ordinances.values.Money;

/**
 * A dog was released to its owner or keeper, with everything on which that was decided.
 *
 * @param impoundmentId the impoundment
 * @param dogId the dog
 * @param keeperId to whom
 * @param releasedAt when
 * @param releasedOn the civil date of that instant in the town
 * @param fees what the stay cost
 * @param total the sum of the fees, all of it settled
 * @param license the license that was current, or null where the law asks for none
 * @param fines the unpaid fines of the keeper that did not hold the dog back
 * @param because the conditions of release as the law had them
 */
public record DogReleased(
        UUID impoundmentId,
        UUID dogId,
        UUID keeperId,
        Instant releasedAt,
        LocalDate releasedOn,
        List<PoundFee> fees,
        Money total,
        LicenseShown license,
        List<FineStanding> fines,
        List<Applied> because)
        implements ImpoundEvent {
    public DogReleased {
        fees = List.copyOf(fees);
        fines = List.copyOf(fines);
        because = List.copyOf(because);
    }
}
