package org.townhound.impound.impoundment.domain;

import org.townhound.ordinances.values.Fee;

/** One thing that is owed; {@code number} tells charges of a kind apart, one for the first. */
public record PoundCharge(String kind, int number, Fee fee) {}
