package org.townhound.kit.document;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Set;
import java.util.UUID;
import org.hibernate.annotations.Immutable;
import org.townhound.eventstore.Provenance;

/** A document as columns; only disposal changes a row, and by a statement of its own. */
@Entity(name = "Document")
@Immutable
@Table(schema = "kit", name = "document")
class DocumentRow {
    @Id
    @Column(name = "document_id")
    UUID id;

    String town;

    @Column(name = "media_type")
    String mediaType;

    byte[] bytes;
    byte[] nonce;
    UUID[] people;

    @Column(name = "recorded_at")
    OffsetDateTime recordedAt;

    String actor;

    @Column(name = "disposed_at")
    OffsetDateTime disposedAt;

    /** For Hibernate. */
    DocumentRow() {}

    DocumentRow(String town, NewDocument document, byte[] nonce, Provenance provenance) {
        this.id = document.id();
        this.town = town;
        this.mediaType = document.content().kind().mediaType();
        this.bytes = document.content().bytes();
        this.nonce = nonce.clone();
        this.people = document.people().stream().sorted().toArray(UUID[]::new);
        this.recordedAt = provenance.recordedAt().atOffset(ZoneOffset.UTC);
        this.actor = provenance.actor();
    }

    Document document() {
        Set<UUID> concerned = Set.of(people);
        if (disposedAt != null) {
            return new Document.Disposed(id, concerned, disposedAt.toInstant());
        }
        Content content = new Content(DocumentKind.of(mediaType).orElseThrow(), bytes);
        return new Document.Kept(new DocumentReference(id, content.sealedBy(nonce)), content, concerned);
    }
}
