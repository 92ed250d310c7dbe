package org.townhound.kit.directory;

import java.util.List;
import java.util.UUID;

/**
 * Somebody whom the service met. This is personal data: it goes into no event, key, log or error.
 *
 * @param id what events call this person
 * @param name as the person writes it; a corporation or society has one too
 * @param address where letters go
 * @param phones in the person's order
 * @param emails in the person's order
 */
public record Person(UUID id, String name, Address address, List<String> phones, List<String> emails) {
    public Person {
        address = address == null ? Address.UNKNOWN : address;
        phones = phones == null ? List.of() : List.copyOf(phones);
        emails = emails == null ? List.of() : List.copyOf(emails);
    }

    /** Tells who, and nothing about them. */
    @Override
    public String toString() {
        return "Person[" + id + "]";
    }
}
