package org.townhound.planted.clock.domain;

import java.util.Random;

/** R2: chance. */
public final class ThrowsDice {
    private ThrowsDice() {}

    public static int roll() {
        return new Random().nextInt(6);
    }
}
