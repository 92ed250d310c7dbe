package org.townhound.planted.forger.application;

import org.townhound.contracts.planted.v1.PlantedSomething;

/** R6: a use case that decides by itself. */
public final class MakesEventOutsideTheDomain {
    private MakesEventOutsideTheDomain() {}

    public static PlantedSomething make() {
        return new PlantedSomething("decided nowhere");
    }
}
