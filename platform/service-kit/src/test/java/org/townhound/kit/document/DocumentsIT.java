package org.townhound.kit.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.smallrye.mutiny.Uni;
import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.Row;
import io.vertx.mutiny.sqlclient.Tuple;
import jakarta.inject.Inject;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.time.Duration;
import java.time.Instant;
import java.util.HexFormat;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.function.Function;
import org.hibernate.reactive.mutiny.Mutiny;
import org.junit.jupiter.api.Test;
import org.townhound.eventstore.Ids;
import org.townhound.eventstore.Provenance;
import org.townhound.eventstore.UnitOfWork;
import org.townhound.testkit.TownhoundServers;

@QuarkusTest
@QuarkusTestResource(TownhoundServers.class)
class DocumentsIT {
    private static final Duration PATIENCE = Duration.ofSeconds(20);
    private static final Instant NOON = Instant.parse("2026-03-01T17:00:00Z");
    private static final Provenance BY_CLERK = new Provenance(NOON, "clerk-7", Ids.next(), null, null);
    private static final String STATEMENT = "The brown dog of 12 Elm Street was loose again.\nIt bit nobody. 🐕";

    @Inject
    Documents documents;

    @Inject
    Contents contents;

    @Inject
    UnitOfWork transactions;

    @Inject
    Pool database;

    @Test
    void a_document_is_read_as_stored_and_only_by_its_town() {
        UUID witness = Ids.next();
        DocumentReference reference = store(STATEMENT, witness);
        Document.Kept kept = assertInstanceOf(
                Document.Kept.class, read("whitman-ma", reference.documentId()).orElseThrow());
        assertEquals(STATEMENT, kept.content().text());
        assertEquals(Set.of(witness), kept.people());
        assertEquals(reference, kept.reference());
        assertEquals(Optional.empty(), read("dennis-ma", reference.documentId()));
        assertEquals(Optional.empty(), read("whitman-ma", Ids.next()));
    }

    @Test
    void the_event_holds_the_hash_of_nonce_and_bytes_so_equal_texts_look_different() throws GeneralSecurityException {
        DocumentReference one = store(STATEMENT, Ids.next());
        MessageDigest digest = MessageDigest.getInstance("SHA-256");
        digest.update(row(one.documentId()).getBuffer("nonce").getBytes());
        assertEquals(HexFormat.of().formatHex(digest.digest(STATEMENT.getBytes(StandardCharsets.UTF_8))), one.sha256());
        assertEquals(32, row(one.documentId()).getBuffer("nonce").length());
        assertNotEquals(one.sha256(), store(STATEMENT, Ids.next()).sha256());
    }

    @Test
    void a_disposed_document_leaves_a_marker_and_neither_bytes_nor_nonce() {
        UUID witness = Ids.next();
        UUID id = store(STATEMENT, witness).documentId();
        assertFalse(dispose("dennis-ma", id));
        assertTrue(dispose("whitman-ma", id));
        assertFalse(dispose("whitman-ma", id));
        assertEquals(Optional.of(new Document.Disposed(id, Set.of(witness), NOON)), read("whitman-ma", id));
        assertEquals(null, row(id).getBuffer("bytes"));
        assertEquals(null, row(id).getBuffer("nonce"));
    }

    @Test
    void what_rolls_back_was_never_written() {
        UUID id = Ids.next();
        NewDocument document = new NewDocument(id, contents.text("/narrative", STATEMENT), Set.of());
        assertThrows(
                IllegalStateException.class,
                () -> run(session -> documents
                        .store(session, "whitman-ma", document, BY_CLERK)
                        .chain(() -> Uni.createFrom().<Void>failure(new IllegalStateException("changed my mind")))));
        assertEquals(Optional.empty(), read("whitman-ma", id));
    }

    private DocumentReference store(String text, UUID witness) {
        NewDocument document = new NewDocument(Ids.next(), contents.text("/narrative", text), Set.of(witness));
        return run(session -> documents.store(session, "whitman-ma", document, BY_CLERK));
    }

    private Optional<Document> read(String town, UUID id) {
        return run(session -> documents.read(session, town, id, "officer-3"));
    }

    private boolean dispose(String town, UUID id) {
        return run(session -> documents.dispose(session, town, id, BY_CLERK));
    }

    private Row row(UUID id) {
        return database.preparedQuery("select bytes, nonce from kit.document where document_id = $1")
                .execute(Tuple.of(id))
                .await()
                .atMost(PATIENCE)
                .iterator()
                .next();
    }

    private <T> T run(Function<Mutiny.Session, Uni<T>> work) {
        return transactions.run(work).await().atMost(PATIENCE);
    }
}
