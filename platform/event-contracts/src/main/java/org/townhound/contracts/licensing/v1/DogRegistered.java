package org.townhound.contracts.licensing.v1;

import java.time.LocalDate;
import java.util.UUID;

/**
 * A dog is known to the town clerk.
 *
 * @param dogId the dog
 * @param keeperId who owns or keeps it
 * @param name as given; any letter and emoji
 * @param breed as given
 * @param color as given
 * @param sex {@code male} or {@code female}
 * @param bornOn civil date of birth, as far as known
 * @param keptInTownSince the first day on which it was kept in town
 */
public record DogRegistered(
        UUID dogId,
        UUID keeperId,
        String name,
        String breed,
        String color,
        String sex,
        LocalDate bornOn,
        LocalDate keptInTownSince)
        implements LicensingEvent {}
