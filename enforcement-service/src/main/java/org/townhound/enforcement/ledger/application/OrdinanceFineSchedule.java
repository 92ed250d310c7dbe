package org.townhound.enforcement.ledger.application;

import java.time.LocalDate;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.function.Supplier;
import org.townhound.enforcement.ledger.domain.FineSchedule;
import org.townhound.enforcement.ledger.domain.MailingLimit;
import org.townhound.ordinances.TownOrdinances;
import org.townhound.ordinances.values.DayLimit;
import org.townhound.ordinances.values.Ladder;
import org.townhound.ordinances.values.LedgerRules;

/** A recorded offense always finds its ladder: what no ordinance knew on its day is refused before it is recorded. */
record OrdinanceFineSchedule(TownOrdinances town) implements FineSchedule {
    private static final String MAILING_LIMIT = "late_notice.mail_limit_days";

    @Override
    public Ladder ladder(String provision, LocalDate day) {
        return town.asOf(day).ladder(provision).orElseThrow(missing(provision, day));
    }

    @Override
    public LedgerRules ledgerRules(LocalDate day) {
        return town.asOf(day).ledgerRules().orElseThrow(missing("ledger rules", day));
    }

    @Override
    public MailingLimit mailingLimit(LocalDate day) {
        return new MailingLimit(town.asOf(day).number(MAILING_LIMIT).orElseThrow(missing(MAILING_LIMIT, day)));
    }

    @Override
    public Optional<DayLimit> paymentTerms(LocalDate day) {
        return town.asOf(day).paymentTerms();
    }

    private Supplier<NoSuchElementException> missing(String what, LocalDate day) {
        return () -> new NoSuchElementException("no " + what + " in " + town.slug() + " on " + day);
    }
}
