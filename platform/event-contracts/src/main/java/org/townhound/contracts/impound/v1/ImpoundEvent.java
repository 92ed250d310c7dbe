package org.townhound.contracts.impound.v1;

import org.townhound.contracts.Event;

/** What impound publishes on {@code townhound.impound}. */
public sealed interface ImpoundEvent extends Event permits DogImpounded, KeeperIdentified, HoldExpired, DogReleased {}
