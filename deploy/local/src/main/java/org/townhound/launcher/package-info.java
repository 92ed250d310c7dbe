/**
 * The launcher behind {@code ./townhound}: runs PostgreSQL, Kafka and the services on this machine, each a supervised
 * process of its own.
 */
package org.townhound.launcher;
