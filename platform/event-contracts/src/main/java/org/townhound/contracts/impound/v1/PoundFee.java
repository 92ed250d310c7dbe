package org.townhound.contracts.impound.v1;

import org.townhound.ordinances.values.Applied;
import org.townhound.ordinances.values.Money;

/**
 * A line of what a stay in the pound costs.
 *
 * @param kind {@code pickup-fee} or {@code boarding-fee}
 * @param amount what it comes to
 * @param payee who receives it, such as {@code collector}
 * @param arithmetic one line that a person can check, such as {@code 4 days x $10.00 = $40.00}
 * @param because the section that makes it owed
 */
public record PoundFee(String kind, Money amount, String payee, String arithmetic, Applied because) {}
