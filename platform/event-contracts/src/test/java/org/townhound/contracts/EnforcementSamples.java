package org.townhound.contracts;

import static org.townhound.contracts.SampleValues.VERSION;
import static org.townhound.contracts.SampleValues.applied;
import static org.townhound.contracts.SampleValues.id;
import static org.townhound.contracts.SampleValues.section;

import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.List;
import org.townhound.contracts.enforcement.v1.AdjustmentProposed;
import org.townhound.contracts.enforcement.v1.Assessment;
import org.townhound.contracts.enforcement.v1.AssessmentAdjusted;
import org.townhound.contracts.enforcement.v1.CitationDefaultRemoved;
import org.townhound.contracts.enforcement.v1.CitationDefaulted;
import org.townhound.contracts.enforcement.v1.CitationIssued;
import org.townhound.contracts.enforcement.v1.ComplaintFiled;
import org.townhound.contracts.enforcement.v1.NoticeDefective;
import org.townhound.contracts.enforcement.v1.OffenseAssessed;
import org.townhound.contracts.enforcement.v1.OffenseRecorded;
import org.townhound.contracts.enforcement.v1.OffenseVoided;
import org.townhound.contracts.enforcement.v1.Prior;
import org.townhound.contracts.enforcement.v1.WarningIssued;
import org.townhound.ordinances.values.Applied;
import org.townhound.ordinances.values.Citation;
import org.townhound.ordinances.values.Money;
import org.townhound.ordinances.values.Sanction;
import org.townhound.ordinances.values.Window;

/** One sample of each event that enforcement publishes, and those whose optional fields are empty. */
final class EnforcementSamples {
    private static final String LEASH = "leash.at-large";
    private static final Citation SECTION = section("§ 110-18.A");
    private static final LocalDate DAY = LocalDate.of(2026, 6, 15);
    private static final Instant EVENING = Instant.parse("2026-06-15T22:05:30.250Z");
    private static final Prior EARLIER =
            new Prior(id(10), Instant.parse("2026-06-10T14:00:00Z"), LocalDate.of(2026, 6, 10), 1);
    private static final Assessment FIRST = assessment(1, "30.00", List.of(), "no prior + 1 = offense 1: fine $30.00");
    private static final Assessment SECOND =
            assessment(2, "50.00", List.of(EARLIER), "1 prior + 1 = offense 2: fine $50.00");

    private static final Applied LESS = applied("ledger.decrease", "apply", "§ 110-18");
    private static final Applied MORE = applied("ledger.increase", "propose", "§ 110-18");
    private static final Applied LIMIT = applied("late_notice.mail_limit_days", "15 days", "§ 110-18");

    private static final Applied DAYS_TO_PAY = applied("fines.days-to-pay", "21 days", "§ 110-20.D");

    private EnforcementSamples() {}

    static List<Event> all() {
        OffsetDateTime device = OffsetDateTime.parse("2026-06-15T18:06:01-04:00");
        return List.of(
                new ComplaintFiled(
                        id(14),
                        "dog-at-large",
                        EVENING,
                        EVENING.plusSeconds(900),
                        id(3),
                        id(15),
                        "0123456789abcdef".repeat(4)),
                new OffenseRecorded(id(11), id(12), id(1), id(2), LEASH, "cite", EVENING, DAY, device, true),
                new OffenseVoided(id(11), id(1), "wrong-person"),
                new OffenseAssessed(id(11), id(12), id(1), EVENING, "cite", FIRST, "C-000042"),
                new AssessmentAdjusted(id(11), id(1), SECOND, FIRST, Money.dollars("-20.00"), LESS, id(13), "C-000042"),
                new AdjustmentProposed(id(11), id(1), FIRST, SECOND, Money.dollars("20.00"), MORE, id(13), "C-000042"),
                new WarningIssued(id(11), id(1), "W-000007", DAY, SECTION, FIRST),
                new CitationIssued(
                        id(11),
                        id(1),
                        "C-000042",
                        DAY,
                        Money.dollars("30.00"),
                        SECTION,
                        FIRST,
                        DAY.plusDays(21),
                        List.of(DAYS_TO_PAY)),
                new CitationDefaulted(
                        id(14),
                        id(11),
                        id(1),
                        "C-000042",
                        DAY.plusDays(21),
                        Money.dollars("30.00"),
                        List.of(DAYS_TO_PAY)),
                new CitationDefaultRemoved(id(16), id(11), id(1), "C-000042", DAY.plusDays(21), List.of(DAYS_TO_PAY)),
                new NoticeDefective(id(11), id(1), DAY.plusDays(20), DAY.plusDays(15), LIMIT));
    }

    static List<Event> sparse() {
        return List.of(
                new ComplaintFiled(id(14), "barking", null, EVENING, null, id(15), "0123456789abcdef".repeat(4)),
                new OffenseRecorded(id(11), id(12), id(1), null, LEASH, "record", EVENING, DAY, null, false),
                new OffenseAssessed(id(11), id(12), id(1), EVENING, "record", FIRST, null),
                new WarningIssued(id(11), id(1), "W-000007", DAY, SECTION, null),
                new CitationIssued(id(11), id(1), "C-000042", DAY, Money.dollars("30.00"), SECTION, null, null, null),
                new AssessmentAdjusted(id(11), id(1), SECOND, null, Money.dollars("-50.00"), LESS, id(13), null));
    }

    private static Assessment assessment(int ordinal, String fine, List<Prior> priors, String arithmetic) {
        return new Assessment(
                LEASH,
                "leash",
                Window.around(Window.Kind.CALENDAR_YEAR, DAY),
                ordinal,
                Sanction.fine(Money.dollars(fine)),
                priors,
                SECTION,
                VERSION,
                arithmetic);
    }
}
