package org.townhound.contracts.elsewhere.v1;

import org.townhound.contracts.Event;

/** An event of another service. */
public record SomethingHappened(String what) implements Event {}
