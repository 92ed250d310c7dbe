package org.townhound.enforcement.citation.adapters.in.rest;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.townhound.enforcement.citation.application.IssuedNotice;
import org.townhound.enforcement.citation.application.ReadingCitations.CitationReading;
import org.townhound.enforcement.ledger.application.AssessedOffense;
import org.townhound.enforcement.ledger.application.AssessmentDetails;
import org.townhound.enforcement.ledger.application.StandingDetails;
import org.townhound.eventstore.StreamVersion;
import org.townhound.kit.account.AccountStatement;
import org.townhound.kit.account.Receipt;
import org.townhound.ordinances.values.Applied;
import org.townhound.ordinances.values.Citation;
import org.townhound.ordinances.values.Money;

/** A notice: as it went out, as it stands, and its account. */
public record CitationAnswer(
        String number,
        String kind,
        UUID offenseId,
        UUID personId,
        LocalDate issuedOn,
        Money issuedAmount,
        Citation issuedUnder,
        LocalDate payBy,
        List<Applied> payByBecause,
        boolean defaulted,
        boolean overdue,
        Money amount,
        AssessmentDetails assessment,
        StandingDetails.ProposalDetails proposal,
        AccountStatement account,
        Receipt receipt,
        String place,
        boolean incomplete) {

    static CitationAnswer of(CitationReading reading) {
        return of(reading, Optional.empty());
    }

    /** With the receipt of the payment. */
    static CitationAnswer of(CitationReading reading, UUID paymentId) {
        return of(reading, Optional.of(paymentId));
    }

    private static CitationAnswer of(CitationReading reading, Optional<UUID> payment) {
        IssuedNotice notice = reading.notice();
        Optional<AssessedOffense> offense = reading.ledger().offense(notice.offenseId());
        Optional<StandingDetails> standing = offense.map(StandingDetails::of);
        return new CitationAnswer(
                notice.number(),
                notice.kind(),
                notice.offenseId(),
                notice.personId(),
                notice.issuedOn(),
                notice.amount(),
                notice.law(),
                notice.payBy().orElse(null),
                notice.payByBecause(),
                notice.defaulted(),
                notice.defaulted() && reading.account().account().balance().isPositive(),
                offense.map(AssessedOffense::asked).orElse(notice.amount()),
                standing.map(StandingDetails::assessment).orElse(null),
                standing.map(StandingDetails::proposal).orElse(null),
                AccountStatement.of(
                        reading.account().accountId(), reading.account().account()),
                payment.map(id -> Receipt.of(reading.account().account(), id)).orElse(null),
                new StreamVersion(reading.account().stream(), reading.account().version()).toString(),
                reading.ledger().incomplete());
    }
}
