/**
 * The directory: names, addresses, phones and e-mails of the people whom a service met, and nowhere else. Events, keys,
 * topics and logs know a person by id only.
 *
 * <p>Each town's people stand apart. What was known earlier stays in {@code kit.person_history}, with who said so and when.
 * Every read is logged under the category {@code townhound.directory} by person and actor.
 */
package org.townhound.kit.directory;
