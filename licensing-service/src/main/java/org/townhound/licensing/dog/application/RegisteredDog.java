package org.townhound.licensing.dog.application;

import org.townhound.contracts.licensing.v1.DogRegistered;
import org.townhound.eventstore.StreamVersion;

public record RegisteredDog(DogRegistered dog, StreamVersion place) {}
