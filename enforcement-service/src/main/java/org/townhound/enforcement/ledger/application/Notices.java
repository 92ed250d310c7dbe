package org.townhound.enforcement.ledger.application;

import org.townhound.eventstore.StreamId;

/** A citation or a warning is a stream of its own, named by its number. */
public final class Notices {
    private static final String CITATION = "citation";

    private Notices() {}

    public static StreamId stream(String town, String number) {
        return new StreamId(town, CITATION, number);
    }
}
