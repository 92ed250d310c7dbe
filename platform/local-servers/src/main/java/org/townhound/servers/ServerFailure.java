package org.townhound.servers;

/** A local server cannot be made, started or reached; the message is one sentence for the person at the keyboard. */
public final class ServerFailure extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** A failure in our own words. */
    public ServerFailure(String message) {
        super(message);
    }

    /** A failure with what the system said. */
    public ServerFailure(String message, Throwable cause) {
        super(message, cause);
    }

    static ServerFailure interrupted(String doing) {
        Thread.currentThread().interrupt();
        return new ServerFailure("Interrupted while " + doing + ".");
    }
}
