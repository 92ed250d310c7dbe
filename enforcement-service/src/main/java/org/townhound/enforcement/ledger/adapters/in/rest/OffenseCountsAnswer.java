package org.townhound.enforcement.ledger.adapters.in.rest;

import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.UUID;
import org.townhound.enforcement.ledger.application.AssessedOffense;
import org.townhound.enforcement.ledger.application.AssessmentDetails;
import org.townhound.enforcement.ledger.application.CountingOffenses.GroupCount;
import org.townhound.enforcement.ledger.application.CountingOffenses.YearOfOffenses;
import org.townhound.enforcement.ledger.application.StandingDetails;

/** Every offense that counts for a keeper in a year, each with its why. */
public record OffenseCountsAnswer(
        UUID personId, int year, List<GroupCount> counts, List<CountedOffense> offenses, boolean incomplete) {

    public record CountedOffense(
            UUID offenseId,
            Instant occurredAt,
            LocalDate occurredOn,
            String action,
            AssessmentDetails assessment,
            StandingDetails.NoticeDetails notice,
            StandingDetails.ProposalDetails proposal,
            StandingDetails.DefectDetails noticeDefective) {

        static CountedOffense of(AssessedOffense offense) {
            StandingDetails standing = StandingDetails.of(offense);
            return new CountedOffense(
                    offense.offenseId(),
                    offense.occurredAt(),
                    offense.occurredOn(),
                    offense.action(),
                    standing.assessment(),
                    standing.notice(),
                    standing.proposal(),
                    standing.noticeDefective());
        }
    }

    public OffenseCountsAnswer {
        counts = List.copyOf(counts);
        offenses = List.copyOf(offenses);
    }

    static OffenseCountsAnswer of(UUID personId, int year, YearOfOffenses it) {
        return new OffenseCountsAnswer(
                personId,
                year,
                it.counts(),
                it.offenses().stream().map(CountedOffense::of).toList(),
                it.incomplete());
    }
}
