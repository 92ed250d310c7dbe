package org.townhound.acceptance.play;

import java.time.OffsetDateTime;

/**
 * One line of a told story.
 *
 * @param amount money, or empty
 * @param why or empty
 */
public record Told(OffsetDateTime at, String what, String amount, String why) {}
