package org.townhound.enforcement.ledger.domain;

import java.time.LocalDate;
import java.util.Optional;
import org.townhound.ordinances.values.DayLimit;
import org.townhound.ordinances.values.Ladder;
import org.townhound.ordinances.values.LedgerRules;

/** A town's law on offenses, asked for the day on which an offense happened. */
public interface FineSchedule {
    Ladder ladder(String provision, LocalDate day);

    LedgerRules ledgerRules(LocalDate day);

    MailingLimit mailingLimit(LocalDate day);

    /** Within how many days a citation is paid or contested; empty where the town's law does not say. */
    Optional<DayLimit> paymentTerms(LocalDate day);
}
