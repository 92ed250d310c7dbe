package org.townhound.planted.forger.domain;

import org.townhound.contracts.elsewhere.v1.SomethingHappened;

/** R6: a domain that speaks for another service. */
public final class MakesForeignEvent {
    private MakesForeignEvent() {}

    public static SomethingHappened make() {
        return new SomethingHappened("a lie");
    }
}
