package org.townhound.enforcement.citation.domain;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Function;
import org.townhound.contracts.enforcement.v1.CitationDefaultRemoved;
import org.townhound.contracts.enforcement.v1.CitationDefaulted;
import org.townhound.contracts.enforcement.v1.EnforcementEvent;
import org.townhound.ordinances.values.Money;

/** The default of a citation, with what was owed when its last day ended, as it is known now. */
public record Default(Optional<CitationDefaulted> standing, Money owedInTime) {
    public static Default of(List<EnforcementEvent> history, Function<LocalDate, Money> owedAtEndOf) {
        Optional<CitationDefaulted> standing = standing(history);
        return new Default(
                standing, standing.map(it -> owedAtEndOf.apply(it.payBy())).orElse(Money.ZERO));
    }

    public static Optional<CitationDefaulted> standing(List<EnforcementEvent> history) {
        Optional<CitationDefaulted> standing = Optional.empty();
        for (EnforcementEvent event : history) {
            if (event instanceof CitationDefaulted defaulted) {
                standing = Optional.of(defaulted);
            } else if (event instanceof CitationDefaultRemoved) {
                standing = Optional.empty();
            }
        }
        return standing;
    }

    public boolean isWrong() {
        return standing.isPresent() && !owedInTime.isPositive();
    }

    public Optional<CitationDefaultRemoved> removed(UUID deadlineId) {
        return standing.filter(_ -> isWrong())
                .map(it -> new CitationDefaultRemoved(
                        deadlineId, it.offenseId(), it.personId(), it.noticeNumber(), it.payBy(), it.because()));
    }
}
