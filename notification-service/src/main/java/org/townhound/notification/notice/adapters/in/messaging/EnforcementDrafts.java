package org.townhound.notification.notice.adapters.in.messaging;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.townhound.contracts.enforcement.v1.Assessment;
import org.townhound.contracts.enforcement.v1.AssessmentAdjusted;
import org.townhound.contracts.enforcement.v1.CitationIssued;
import org.townhound.contracts.enforcement.v1.WarningIssued;
import org.townhound.contracts.notification.v1.NoticeLine;
import org.townhound.notification.notice.application.NoticeDraft;
import org.townhound.ordinances.values.Citation;

/** What enforcement's events have to tell the person whose offense it was. */
final class EnforcementDrafts {
    private EnforcementDrafts() {}

    static NoticeDraft cited(String town, CitationIssued it) {
        return new NoticeDraft(
                town,
                "citation",
                it.personId(),
                it.noticeNumber(),
                it.offenseId(),
                it.issuedOn(),
                List.of(new NoticeLine("fine", it.amount(), it.citation())),
                why(it.citation(), it.assessment()),
                Optional.ofNullable(it.payBy()));
    }

    static NoticeDraft warned(String town, WarningIssued it) {
        return new NoticeDraft(
                town,
                "warning",
                it.personId(),
                it.noticeNumber(),
                it.offenseId(),
                it.issuedOn(),
                List.of(),
                why(it.citation(), it.assessment()),
                Optional.empty());
    }

    /** A change of the count alone asks nothing else of anybody, and what was never asked for cannot change. */
    static Optional<NoticeDraft> adjusted(String town, AssessmentAdjusted it, LocalDate on) {
        if (it.noticeNumber() == null || it.difference().isZero()) {
            return Optional.empty();
        }
        String before = "Before: " + it.from().arithmetic() + ".";
        String now = it.to() == null
                ? "Now: the offense does not count any more."
                : "Now: " + it.to().arithmetic() + ".";
        return Optional.of(new NoticeDraft(
                town,
                "adjustment",
                it.personId(),
                it.noticeNumber(),
                it.offenseId(),
                on,
                List.of(new NoticeLine("adjustment", it.difference(), it.from().citation())),
                List.of(before, now),
                Optional.empty()));
    }

    private static List<String> why(Citation citation, Assessment assessment) {
        Stream<String> section = Stream.of("It is an offense under " + citation.section() + ".");
        return assessment == null
                ? section.toList()
                : Stream.concat(
                                section,
                                Stream.of(
                                        assessment.arithmetic() + ".",
                                        "Offenses from " + assessment.window().from() + " until "
                                                + assessment.window().until() + " count together."))
                        .toList();
    }
}
