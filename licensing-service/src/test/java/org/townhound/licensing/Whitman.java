package org.townhound.licensing;

import java.time.LocalDate;
import org.townhound.ordinances.OrdinanceBook;
import org.townhound.ordinances.Ordinances;
import org.townhound.ordinances.values.LicenseRules;

/** The real law of Whitman, by day. */
public final class Whitman {
    private static final OrdinanceBook BOOK = OrdinanceBook.load();

    private Whitman() {}

    public static Ordinances law(LocalDate day) {
        return BOOK.town("whitman-ma").orElseThrow().asOf(day);
    }

    public static LicenseRules licenseRules(LocalDate day) {
        return law(day).licenseRules().orElseThrow();
    }
}
