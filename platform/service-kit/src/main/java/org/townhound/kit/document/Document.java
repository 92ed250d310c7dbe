package org.townhound.kit.document;

import java.time.Instant;
import java.util.Set;
import java.util.UUID;

/** A document as it stands now. */
public sealed interface Document {
    /** Where it stands. */
    UUID id();

    /** Whom it concerns, or concerned. */
    Set<UUID> people();

    /**
     * One that is there.
     *
     * @param reference with the hash computed anew from what is stored: equal to the event's, or the document was altered
     * @param content what it says
     */
    record Kept(DocumentReference reference, Content content, Set<UUID> people) implements Document {
        @Override
        public UUID id() {
            return reference.documentId();
        }
    }

    /**
     * One that was disposed of; the event that names it stays valid.
     *
     * @param at when, by the injected clock
     */
    record Disposed(UUID id, Set<UUID> people, Instant at) implements Document {}
}
