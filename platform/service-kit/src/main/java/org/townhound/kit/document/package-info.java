/**
 * What people wrote, photographed and were sent.
 *
 * <p>A document stands beside the events, with the people whom it concerns; an event holds its id and the hash of its
 * nonce and bytes. {@link org.townhound.kit.document.Contents} checks what comes in, {@link
 * org.townhound.kit.document.Documents} keeps it in the caller's transaction. When a document is disposed of, its row
 * stays as a marker, the event stays valid, and nobody can try out texts against the hash.
 */
package org.townhound.kit.document;
