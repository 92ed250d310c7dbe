package org.townhound.kit.directory;

import jakarta.persistence.Embedded;
import jakarta.persistence.EmbeddedId;
import jakarta.persistence.Entity;
import jakarta.persistence.Table;
import jakarta.persistence.Version;

/** A person as known now. */
@Entity(name = "Person")
@Table(schema = "kit", name = "person")
class PersonRow {
    @EmbeddedId
    PersonKey key;

    @Version
    int version;

    @Embedded
    PersonData data;

    boolean erased;

    /** For Hibernate. */
    PersonRow() {}

    PersonRow(String town, Person person) {
        this.key = new PersonKey(town, person.id());
        this.data = new PersonData(person);
    }

    Person person() {
        return data.person(key.personId());
    }

    DirectoryEntry entry() {
        return erased
                ? new DirectoryEntry.Erased(key.personId(), version)
                : new DirectoryEntry.Known(person(), version);
    }
}
