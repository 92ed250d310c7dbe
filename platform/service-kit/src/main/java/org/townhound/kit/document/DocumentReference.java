package org.townhound.kit.document;

import java.util.UUID;

/**
 * All that an event holds of a document.
 *
 * @param documentId where it stands
 * @param sha256 SHA-256 over nonce and bytes, in 64 hexadecimal digits; once the nonce is gone nobody can try out texts
 *     against it
 */
public record DocumentReference(UUID documentId, String sha256) {}
