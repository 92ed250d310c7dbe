/**
 * One call: who makes it, for which town, under which correlation, and what its headers and parameters ask for.
 *
 * <p>{@code X-Correlation-Id} (a UUID) and {@code traceparent} (W3C) come in with a call, go into every event that it
 * causes, and the first goes back with the answer. A header that says nothing sensible counts as absent, except
 * {@code Idempotency-Key}, which {@code command} checks.
 */
package org.townhound.kit.call;
