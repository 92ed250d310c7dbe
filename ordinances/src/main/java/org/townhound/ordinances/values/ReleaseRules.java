package org.townhound.ordinances.values;

import java.util.Objects;

/**
 * What must hold before a dog is released from the pound.
 *
 * @param licenseReceipt a dog without license needs its license and late fees paid first
 * @param currentLicense a dog without license needs a current license first
 * @param fines which unpaid fines of its keeper hold a dog back
 * @param daysToPay within which a fine is paid
 */
public record ReleaseRules(
        Applied licenseReceipt, Applied currentLicense, InForce<BlockingFines> fines, DayLimit daysToPay) {

    /** Which unpaid fines of its keeper hold a dog back. */
    public enum BlockingFines {
        /** Those whose days to pay have run out. */
        OVERDUE,
        ALL,
        NONE
    }

    public ReleaseRules {
        Objects.requireNonNull(licenseReceipt, "licenseReceipt");
        Objects.requireNonNull(currentLicense, "currentLicense");
        Objects.requireNonNull(fines, "fines");
        Objects.requireNonNull(daysToPay, "daysToPay");
    }
}
