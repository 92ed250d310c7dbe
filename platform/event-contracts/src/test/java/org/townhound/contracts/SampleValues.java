package org.townhound.contracts;

import java.time.LocalDate;
import java.time.Month;
import java.util.UUID;
import org.townhound.ordinances.values.Applied;
import org.townhound.ordinances.values.Citation;

/** Values that several samples share; invented, but of the right shape. */
final class SampleValues {
    static final String VERSION = "sha256:" + "0123456789abcdef".repeat(4);
    static final LocalDate JULY_15 = LocalDate.of(2026, Month.JULY, 15);

    private SampleValues() {}

    /** A UUIDv7 that ends in {@code number}, so that a reader tells the ids of a sample apart. */
    static UUID id(int number) {
        return UUID.fromString("01980d4c-7a00-7000-8000-%012d".formatted(number));
    }

    static Citation section(String section) {
        return new Citation("whitman-ma", section, LocalDate.of(2021, Month.OCTOBER, 6), "ATM Art. 21");
    }

    static Applied applied(String provision, String value, String section) {
        return new Applied(provision, value, section(section), VERSION);
    }
}
