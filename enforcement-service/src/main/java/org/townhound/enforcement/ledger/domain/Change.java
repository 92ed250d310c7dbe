package org.townhound.enforcement.ledger.domain;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.townhound.contracts.enforcement.v1.AdjustmentProposed;
import org.townhound.contracts.enforcement.v1.Assessment;
import org.townhound.contracts.enforcement.v1.AssessmentAdjusted;
import org.townhound.contracts.enforcement.v1.CitationIssued;
import org.townhound.contracts.enforcement.v1.EnforcementEvent;
import org.townhound.contracts.enforcement.v1.NoticeDefective;
import org.townhound.contracts.enforcement.v1.OffenseAssessed;
import org.townhound.contracts.enforcement.v1.WarningIssued;
import org.townhound.ordinances.values.Applied;
import org.townhound.ordinances.values.DayLimit;
import org.townhound.ordinances.values.LastDay;
import org.townhound.ordinances.values.Money;

/** What has to happen so that one offense stands as it should. */
public sealed interface Change {
    UUID offenseId();

    /** Whether a notice goes out, which takes a number of the town's block. */
    boolean takesNumber();

    /** What happens, on the day {@code on}; the number is null where none is taken. */
    List<EnforcementEvent> events(LocalDate on, String number);

    record Assess(
            OffenseFact fact, Assessment assessment, Notice notice, MailingLimit limit, Optional<DayLimit> paymentTerms)
            implements Change {
        @Override
        public UUID offenseId() {
            return fact.offenseId();
        }

        @Override
        public boolean takesNumber() {
            return notice.isHandedOver();
        }

        @Override
        public List<EnforcementEvent> events(LocalDate on, String number) {
            return switch (notice) {
                case CITATION -> List.of(assessed(number), citation(on, number));
                case WARNING -> List.of(assessed(number), warning(on, number));
                case NONE -> List.of(assessed(null));
                case TOO_LATE -> List.of(assessed(null), defective());
            };
        }

        private OffenseAssessed assessed(String number) {
            return new OffenseAssessed(
                    fact.offenseId(),
                    fact.incidentId(),
                    fact.personId(),
                    fact.occurredAt(),
                    fact.action().wire(),
                    assessment,
                    number);
        }

        private CitationIssued citation(LocalDate on, String number) {
            Optional<LastDay> lastDay = paymentTerms.map(terms -> terms.after(on));
            return new CitationIssued(
                    fact.offenseId(),
                    fact.personId(),
                    number,
                    on,
                    assessment.sanction().amount(),
                    assessment.citation(),
                    assessment,
                    lastDay.map(LastDay::day).orElse(null),
                    lastDay.map(LastDay::because).orElse(null));
        }

        private WarningIssued warning(LocalDate on, String number) {
            return new WarningIssued(fact.offenseId(), fact.personId(), number, on, assessment.citation(), assessment);
        }

        private NoticeDefective defective() {
            LocalDate lastDay = limit.lastDay(fact.occurredOn());
            return new NoticeDefective(
                    fact.offenseId(),
                    fact.personId(),
                    fact.recordedOn(),
                    lastDay,
                    limit.days().because());
        }
    }

    record Adjust(Entry entry, Assessment to, Money difference, Applied rule, UUID becauseOf) implements Change {
        @Override
        public UUID offenseId() {
            return entry.offenseId();
        }

        @Override
        public boolean takesNumber() {
            return false;
        }

        @Override
        public List<EnforcementEvent> events(LocalDate on, String number) {
            return List.of(new AssessmentAdjusted(
                    entry.offenseId(),
                    entry.personId(),
                    entry.standing().orElse(null),
                    to,
                    difference,
                    rule,
                    becauseOf,
                    entry.noticeNumber().orElse(null)));
        }
    }

    record Propose(Entry entry, Assessment to, Money difference, Applied rule, UUID becauseOf) implements Change {
        @Override
        public UUID offenseId() {
            return entry.offenseId();
        }

        @Override
        public boolean takesNumber() {
            return false;
        }

        @Override
        public List<EnforcementEvent> events(LocalDate on, String number) {
            return List.of(new AdjustmentProposed(
                    entry.offenseId(),
                    entry.personId(),
                    entry.standing().orElse(null),
                    to,
                    difference,
                    rule,
                    becauseOf,
                    entry.noticeNumber().orElse(null)));
        }
    }
}
