package org.townhound.contracts.planted.v1;

import org.townhound.contracts.Event;

/** An event of the planted service. */
public record PlantedSomething(String what) implements Event {}
