package org.townhound.contracts.licensing.v1;

import java.util.UUID;

/**
 * A keeper is known to the town clerk; name and address stand in the directory.
 *
 * @param personId the keeper; a key of the directory, nothing more
 * @param kind {@code person}, {@code corporation} or {@code society}, as the town's law knows them
 */
public record KeeperRegistered(UUID personId, String kind) implements LicensingEvent {}
