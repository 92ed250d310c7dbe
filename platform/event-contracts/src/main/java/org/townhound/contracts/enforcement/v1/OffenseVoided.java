package org.townhound.contracts.enforcement.v1;

import java.util.UUID;

/**
 * A recorded offense does not count any more.
 *
 * @param offenseId the offense
 * @param personId whom it was recorded against
 * @param reason {@code recorded-in-error}, {@code wrong-person}, {@code duplicate} or {@code not-proved}
 */
public record OffenseVoided(UUID offenseId, UUID personId, String reason) implements EnforcementEvent {}
