package org.townhound.notification.notice.application;

import java.util.Optional;
import org.townhound.kit.directory.Address;

/**
 * Whom a notice reaches, as their directory has them now. This is personal data: it goes into the text and nowhere else.
 */
public record Recipient(String name, Optional<String> email, Address address) {
    static final Recipient UNKNOWN = new Recipient("", Optional.empty(), Address.UNKNOWN);

    /** Tells nothing about anybody. */
    @Override
    public String toString() {
        return "Recipient";
    }
}
