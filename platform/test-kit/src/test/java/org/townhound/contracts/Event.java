package org.townhound.contracts;

/** What every event is; the real one is in a module that this one does not know. */
public interface Event {}
