/**
 * The towns that an installation serves, as the ordinances built into the release name them, and their civil dates.
 *
 * <p>The book of law is a bean here, read once at the start.
 */
package org.townhound.kit.town;
