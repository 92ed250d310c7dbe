package org.townhound.ordinances.compliance;

import java.math.BigDecimal;
import java.math.MathContext;

/** A number as a file of law writes it: whole, decimal, or as a fraction such as an eighth. */
record Ratio(BigDecimal above, BigDecimal below) {
    static Ratio of(String written) {
        String[] parts = written.split("/", -1);
        return new Ratio(new BigDecimal(parts[0]), parts.length == 1 ? BigDecimal.ONE : new BigDecimal(parts[1]));
    }

    BigDecimal times(BigDecimal factor) {
        return above.multiply(factor).divide(below, MathContext.DECIMAL128);
    }
}
