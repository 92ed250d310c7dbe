package org.townhound.contracts.elsewhere.v1;

/** An event of another service. */
public record SomethingHappened(String what) {}
