package org.townhound.contracts.notification.v1;

import org.townhound.ordinances.values.Citation;
import org.townhound.ordinances.values.Money;

/**
 * An amount that a notice tells of.
 *
 * @param item what it is for, such as {@code license-fee}, {@code late-fee}, {@code fine} or {@code adjustment}
 * @param amount as the event of the owning service has it; negative where less is owed than before
 * @param citation the section that sets it
 */
public record NoticeLine(String item, Money amount, Citation citation) {}
