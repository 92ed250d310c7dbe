package org.townhound.kit.directory;

import jakarta.persistence.Column;
import jakarta.persistence.Embedded;
import jakarta.persistence.EmbeddedId;
import jakarta.persistence.Entity;
import jakarta.persistence.Table;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import org.townhound.eventstore.Provenance;

/** A person as known at one time, and who said so. */
@Entity(name = "PersonVersion")
@Table(schema = "kit", name = "person_history")
class PersonVersionRow {
    @EmbeddedId
    PersonVersionKey key;

    @Embedded
    PersonData data;

    @Column(name = "recorded_at")
    OffsetDateTime recordedAt;

    String actor;

    boolean erased;

    /** For Hibernate. */
    PersonVersionRow() {}

    PersonVersionRow(PersonRow now, Provenance provenance) {
        this.key = new PersonVersionKey(now.key.town(), now.key.personId(), now.version);
        this.data = new PersonData(now.person());
        this.recordedAt = provenance.recordedAt().atOffset(ZoneOffset.UTC);
        this.actor = provenance.actor();
        this.erased = now.erased;
    }
}
