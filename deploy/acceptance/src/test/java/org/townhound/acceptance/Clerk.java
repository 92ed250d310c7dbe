package org.townhound.acceptance;

import java.util.UUID;

/** Forms of the town clerk's desk. */
final class Clerk {
    private Clerk() {}

    static String keeper(UUID keeper, String name) {
        return """
                {"keeperId":"%s","kind":"person","name":"%s","address":"1 Main Street, Whitman MA"}"""
                .formatted(keeper, name);
    }
}
