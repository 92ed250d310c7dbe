/**
 * JSON as the REST interface reads and writes it: one form for each value, and no guessing.
 *
 * <p>Refused with 400 and the field's JSON pointer (RFC 6901): unknown fields, fields named twice, values of another type,
 * numbers for text and text for numbers, dates and times that are not in the calendar, moments without an offset, fractions
 * of a cent, nulls in lists, control characters, half characters, and whatever follows the object. Accepted and given back
 * unchanged: every letter of every script and every emoji.
 *
 * <p>A request record states its own limits with Bean Validation; {@link org.townhound.kit.json.BodyGuard} checks them for
 * every body, with or without {@code @Valid}. Events have their own, lenient reader: {@code EventJson}.
 */
package org.townhound.kit.json;
