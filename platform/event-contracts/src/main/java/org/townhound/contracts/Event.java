package org.townhound.contracts;

/** Something that happened. What is stored is what is published: there is no second set of events. */
public interface Event {}
