package org.townhound.contracts.impound.v1;

import java.time.LocalDate;
import java.util.UUID;

/**
 * It is known whose dog was taken in, or known better than before.
 *
 * @param impoundmentId the impoundment
 * @param keeperId who owns or keeps the dog
 * @param dogId the dog, or null while nobody knows which it is
 * @param identifiedOn civil date
 */
public record KeeperIdentified(UUID impoundmentId, UUID keeperId, UUID dogId, LocalDate identifiedOn)
        implements ImpoundEvent {}
