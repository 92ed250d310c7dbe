package org.townhound.planted.framework.domain;

import org.townhound.contracts.elsewhere.v1.SomethingHappened;

/** R1: an event of another service. */
public record UsesForeignEvent(SomethingHappened event) {}
