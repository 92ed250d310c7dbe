package org.townhound.licensing.keeper.application;

import org.townhound.contracts.licensing.v1.KeeperRegistered;
import org.townhound.eventstore.StreamVersion;
import org.townhound.kit.directory.Person;

/** A keeper with what the directory knows; the person stays out of events and logs. */
public record KeeperOnFile(KeeperRegistered keeper, Person person, StreamVersion place) {}
