package org.townhound.licensing.recording.application;

import java.time.LocalDate;
import java.util.Optional;
import java.util.Set;
import org.townhound.ordinances.OrdinanceBook;
import org.townhound.ordinances.Ordinances;
import org.townhound.ordinances.values.InForce;
import org.townhound.ordinances.values.LicenseRules;

/** The law of a town on the day on which a thing happened. */
public final class LicenseLaw {
    private final OrdinanceBook book;

    public LicenseLaw(OrdinanceBook book) {
        this.book = book;
    }

    public LicenseRules rules(String town, LocalDate on) {
        return asOf(town, on).licenseRules().orElseThrow(() -> NotRegulated.on(on));
    }

    public Optional<InForce<Set<String>>> keeperKinds(String town, LocalDate on) {
        return asOf(town, on).keeperKinds();
    }

    private Ordinances asOf(String town, LocalDate on) {
        return book.town(town).orElseThrow().asOf(on);
    }
}
