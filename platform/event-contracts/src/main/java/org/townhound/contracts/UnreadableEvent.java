package org.townhound.contracts;

/** Stored or published text that does not fit its record; the message holds no content of the event. */
public final class UnreadableEvent extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public UnreadableEvent(String message) {
        super(message);
    }
}
