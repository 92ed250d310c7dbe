package org.townhound.planted.forger.domain;

/** R8: the law in Java. */
public final class NamesSection {
    private NamesSection() {}

    public static String section() {
        return "\u00a7 110-2.A";
    }
}
