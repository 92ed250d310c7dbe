package org.townhound.ordinances.values;

import java.util.Objects;

/**
 * A value of law as it was applied: it goes into the event, so that replay never opens the ordinances.
 *
 * @param provision the stable id of the provision or setting, such as {@code license.fee-unaltered}
 * @param value the value in words or digits, such as {@code 15.00 USD}
 * @param citation where it stands, and since when
 * @param ordinanceVersion the content hash of the ordinances that were read, {@code sha256:…}
 */
public record Applied(String provision, String value, Citation citation, String ordinanceVersion) {
    public Applied {
        Objects.requireNonNull(provision, "provision");
        Objects.requireNonNull(value, "value");
        Objects.requireNonNull(citation, "citation");
        Objects.requireNonNull(ordinanceVersion, "ordinanceVersion");
    }
}
