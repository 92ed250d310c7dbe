/**
 * Sealed events for other services, {@code GET /platform/events}: the way to fill a gap when a topic has lost something.
 *
 * <p>The form is {@link org.townhound.eventstore.SealedEventJson}; payloads travel byte for byte, so that the reader can
 * check the chain of hashes.
 */
package org.townhound.kit.event;
