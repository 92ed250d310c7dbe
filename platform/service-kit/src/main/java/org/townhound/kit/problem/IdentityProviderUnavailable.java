package org.townhound.kit.problem;

import java.io.IOException;

/** The identity provider gives this service no token: it cannot be reached, or does not know this service. Try again later. */
public final class IdentityProviderUnavailable extends IOException {
    private static final long serialVersionUID = 1L;

    /** Keeps what happened for the log. */
    public IdentityProviderUnavailable(Throwable cause) {
        super("the identity provider gives this service no token", cause);
    }
}
