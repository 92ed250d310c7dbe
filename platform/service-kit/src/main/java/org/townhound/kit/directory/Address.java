package org.townhound.kit.directory;

import jakarta.persistence.Column;
import jakarta.persistence.Embeddable;

/**
 * Where letters reach a person; each line may be missing.
 *
 * @param street number and street, with the unit
 * @param city town or city
 * @param state such as {@code MA}
 * @param postalCode such as {@code 02382}
 */
@Embeddable
public record Address(
        String street,
        String city,
        String state,
        @Column(name = "postal_code") String postalCode) {
    /** Of somebody whose address is not known. */
    public static final Address UNKNOWN = new Address(null, null, null, null);
}
