package org.townhound.enforcement.citation.application;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.townhound.contracts.enforcement.v1.CitationIssued;
import org.townhound.contracts.enforcement.v1.WarningIssued;
import org.townhound.ordinances.values.Applied;
import org.townhound.ordinances.values.Citation;
import org.townhound.ordinances.values.Money;

/** A citation or a warning as it went out. */
public record IssuedNotice(
        String number,
        String kind,
        UUID offenseId,
        UUID personId,
        LocalDate issuedOn,
        Money amount,
        Citation law,
        Optional<LocalDate> payBy,
        List<Applied> payByBecause,
        boolean defaulted) {

    static IssuedNotice of(CitationIssued it) {
        return new IssuedNotice(
                it.noticeNumber(),
                "citation",
                it.offenseId(),
                it.personId(),
                it.issuedOn(),
                it.amount(),
                it.citation(),
                Optional.ofNullable(it.payBy()),
                Optional.ofNullable(it.payByBecause()).orElse(List.of()),
                false);
    }

    static IssuedNotice of(WarningIssued it) {
        return new IssuedNotice(
                it.noticeNumber(),
                "warning",
                it.offenseId(),
                it.personId(),
                it.issuedOn(),
                Money.ZERO,
                it.citation(),
                Optional.empty(),
                List.of(),
                false);
    }

    IssuedNotice afterDefault() {
        return new IssuedNotice(number, kind, offenseId, personId, issuedOn, amount, law, payBy, payByBecause, true);
    }
}
