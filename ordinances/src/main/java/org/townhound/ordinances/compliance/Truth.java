package org.townhound.ordinances.compliance;

/** Whether something holds, as far as the facts tell. */
public enum Truth {
    YES,
    NO,
    UNKNOWN;

    static Truth of(boolean holds) {
        return holds ? YES : NO;
    }

    Truth not() {
        return switch (this) {
            case YES -> NO;
            case NO -> YES;
            case UNKNOWN -> UNKNOWN;
        };
    }
}
