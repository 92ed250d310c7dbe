package org.townhound.kit.directory;

import jakarta.persistence.Embeddable;
import jakarta.persistence.Embedded;
import java.util.List;
import java.util.UUID;

/** What is known about a person, as columns. */
@Embeddable
class PersonData {
    String name;

    @Embedded
    Address address;

    String[] phones;
    String[] emails;

    /** For Hibernate. */
    PersonData() {}

    PersonData(Person person) {
        this.name = person.name();
        this.address = person.address();
        this.phones = person.phones().toArray(String[]::new);
        this.emails = person.emails().toArray(String[]::new);
    }

    /** The same as the directory's callers see it. */
    Person person(UUID id) {
        return new Person(id, name, address, List.of(phones), List.of(emails));
    }
}
