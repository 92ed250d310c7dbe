package org.townhound.enforcement.citation.application;

import java.time.LocalDate;
import java.util.UUID;
import org.townhound.contracts.enforcement.v1.CitationIssued;
import org.townhound.contracts.enforcement.v1.WarningIssued;
import org.townhound.ordinances.values.Citation;
import org.townhound.ordinances.values.Money;

/** A citation or a warning as it went out. */
public record IssuedNotice(
        String number, String kind, UUID offenseId, UUID personId, LocalDate issuedOn, Money amount, Citation law) {

    static IssuedNotice of(CitationIssued it) {
        return new IssuedNotice(
                it.noticeNumber(),
                "citation",
                it.offenseId(),
                it.personId(),
                it.issuedOn(),
                it.amount(),
                it.citation());
    }

    static IssuedNotice of(WarningIssued it) {
        return new IssuedNotice(
                it.noticeNumber(), "warning", it.offenseId(), it.personId(), it.issuedOn(), Money.ZERO, it.citation());
    }
}
