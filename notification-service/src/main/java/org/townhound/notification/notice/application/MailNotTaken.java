package org.townhound.notification.notice.application;

/** A mail server did not take a mail, or nobody knows whether it did. */
public final class MailNotTaken extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final boolean refused;
    private final boolean permanent;

    private MailNotTaken(boolean refused, boolean permanent, Throwable cause) {
        super(refused ? "refused" : "unreachable", cause);
        this.refused = refused;
        this.permanent = permanent;
    }

    /** The server said no; for good, or for now. */
    public static MailNotTaken refused(boolean permanent, Throwable cause) {
        return new MailNotTaken(true, permanent, cause);
    }

    /** The server did not answer, or the line broke. */
    public static MailNotTaken unreachable(Throwable cause) {
        return new MailNotTaken(false, false, cause);
    }

    String reason() {
        return refused ? "refused" : "unreachable";
    }

    boolean permanent() {
        return permanent;
    }
}
