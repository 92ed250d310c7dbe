package org.townhound.kit.document;

import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import java.security.SecureRandom;
import java.time.ZoneOffset;
import java.util.Optional;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;
import org.jboss.logging.Logger;
import org.townhound.eventstore.Provenance;

/**
 * What people wrote, photographed and were sent, each town's apart. Everything runs in the caller's session and
 * transaction, so that a document and the event that names it exist together or not at all; every read is logged by
 * document and actor, and nothing else.
 */
@Singleton
public final class Documents {
    private static final Logger READS = Logger.getLogger("townhound.documents");
    private static final int NONCE_BYTES = 32;
    private static final String DISPOSE = """
            update kit.document set bytes = null, nonce = null, disposed_at = ?3
            where town = ?1 and document_id = ?2 and disposed_at is null""";

    private final SecureRandom random = new SecureRandom();

    /**
     * Stores a document with a new nonce.
     *
     * @param town the slug of the town whose document it is
     * @return what the event holds; another one each time the work of a transaction is tried again
     */
    public Uni<DocumentReference> store(
            Mutiny.Session session, String town, NewDocument document, Provenance provenance) {
        byte[] nonce = new byte[NONCE_BYTES];
        random.nextBytes(nonce);
        return session.persist(new DocumentRow(town, document, nonce, provenance))
                .chain(session::flush)
                .replaceWith(() ->
                        new DocumentReference(document.id(), document.content().sealedBy(nonce)));
    }

    /**
     * A document, or the marker that it left; empty for one that this town never had.
     *
     * @param actor who reads, for the log
     */
    public Uni<Optional<Document>> read(Mutiny.Session session, String town, UUID documentId, String actor) {
        READS.infof("document %s of %s read by %s", documentId, town, actor);
        return session.find(DocumentRow.class, documentId)
                .map(row -> Optional.ofNullable(row)
                        .filter(found -> found.town.equals(town))
                        .map(DocumentRow::document));
    }

    /**
     * Drops bytes and nonce for good; the row stays and says when. Whether that is lawful is the caller's decision.
     *
     * @param provenance its recording time becomes the time of disposal
     * @return false when there was nothing left to dispose of
     */
    public Uni<Boolean> dispose(Mutiny.Session session, String town, UUID documentId, Provenance provenance) {
        return session.createNativeQuery(DISPOSE)
                .setParameter(1, town)
                .setParameter(2, documentId)
                .setParameter(3, provenance.recordedAt().atOffset(ZoneOffset.UTC))
                .executeUpdate()
                .map(rows -> rows == 1);
    }
}
