package org.townhound.enforcement.ledger.application;

import java.time.LocalDate;
import java.util.UUID;
import org.townhound.contracts.enforcement.v1.AdjustmentProposed;
import org.townhound.contracts.enforcement.v1.NoticeDefective;
import org.townhound.ordinances.values.Applied;
import org.townhound.ordinances.values.Money;

/** How an offense stands, as every answer shows it; members without a value are null. */
public record StandingDetails(
        AssessmentDetails assessment, NoticeDetails notice, ProposalDetails proposal, DefectDetails noticeDefective) {

    /** {@code amount} is what the notice asks for today. */
    public record NoticeDetails(String number, Money amount) {}

    public record ProposalDetails(Money difference, Applied rule, UUID becauseOf) {
        static ProposalDetails of(AdjustmentProposed it) {
            return new ProposalDetails(it.difference(), it.rule(), it.becauseOf());
        }
    }

    public record DefectDetails(LocalDate recordedOn, LocalDate lastMailingDay, Applied rule) {
        static DefectDetails of(NoticeDefective it) {
            return new DefectDetails(it.recordedOn(), it.lastMailingDay(), it.because());
        }
    }

    public static StandingDetails of(AssessedOffense offense) {
        return new StandingDetails(
                offense.due().map(AssessmentDetails::of).orElse(null),
                offense.noticeNumber()
                        .map(number -> new NoticeDetails(number, offense.asked()))
                        .orElse(null),
                offense.proposal().map(ProposalDetails::of).orElse(null),
                offense.flaw().map(DefectDetails::of).orElse(null));
    }
}
