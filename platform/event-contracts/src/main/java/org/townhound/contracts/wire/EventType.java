package org.townhound.contracts.wire;

import org.townhound.contracts.Event;

/**
 * An event's record and its name on the wire.
 *
 * @param wireName {@code <publisher>.<what-happened>.v<version>}
 * @param record the class that carries it
 */
public record EventType(String wireName, Class<? extends Event> record) {
    /** The name without its version: two versions of one event share it. */
    public String family() {
        return family(wireName);
    }

    /** The part of {@code wireName} before its version. */
    public static String family(String wireName) {
        int dot = wireName.lastIndexOf('.');
        return dot < 0 ? wireName : wireName.substring(0, dot);
    }
}
