package org.townhound.enforcement.ledger.domain;

import java.util.Arrays;

/** What the officer decided to do about an offense. Whatever it was, the offense counts. */
public enum Action {
    CITE("cite"),
    WARN("warn"),
    RECORD("record");

    private final String wire;

    Action(String wire) {
        this.wire = wire;
    }

    public String wire() {
        return wire;
    }

    public static Action of(String wire) {
        return Arrays.stream(values())
                .filter(action -> action.wire.equals(wire))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no such action: " + wire));
    }
}
