package org.townhound.enforcement.assessment.adapters.in.rest;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.LocalDate;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import org.townhound.ordinances.Ordinances;
import org.townhound.ordinances.compliance.Finding;
import org.townhound.ordinances.values.Applied;
import org.townhound.ordinances.values.Discretion;
import org.townhound.ordinances.values.Ladder;
import org.townhound.ordinances.values.Money;
import org.townhound.ordinances.values.Sanction;

/** What became of one rule, with everything that was looked at. */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record FindingAnswer(
        Law rule,
        String subject,
        FineAnswer fine,
        SortedSet<String> missing,
        SortedSet<String> facts,
        List<Law> limits,
        List<Law> decisions) {

    /** A provision, its value in words, where it stands and since when. */
    public record Law(String provision, String value, String section, LocalDate since) {
        static Law of(Applied applied) {
            return new Law(
                    applied.provision(),
                    applied.value(),
                    applied.citation().section(),
                    applied.citation().effective());
        }

        static List<Law> of(Collection<Applied> applied) {
            return applied.stream().map(Law::of).toList();
        }
    }

    /** Where the fine stands; its steps are those of the first, second and further offense. */
    public record FineAnswer(String provision, String section, boolean eachDay, List<StepAnswer> steps) {
        static FineAnswer of(Ordinances law, Finding.Fine fine) {
            Optional<Ladder> ladder = law.ladder(fine.provision());
            return new FineAnswer(
                    fine.provision(),
                    fine.citation().section(),
                    ladder.map(found -> found.terms().daily()).orElse(false),
                    ladder.map(Ladder::steps).orElse(List.of()).stream()
                            .map(StepAnswer::of)
                            .toList());
        }
    }

    /** One step: a fine with its amount, a warning, or nothing where no amount is set. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record StepAnswer(String sanction, Money amount) {
        private static final String FINE = "fine";
        private static final String WARNING = "warning";
        private static final String NOT_SET = "no-amount";

        static StepAnswer of(Ladder.Step step) {
            if (step.discretion() instanceof Discretion.NoAmount) {
                return new StepAnswer(NOT_SET, null);
            }
            return step.sanction().kind() == Sanction.Kind.FINE
                    ? new StepAnswer(FINE, step.sanction().amount())
                    : new StepAnswer(WARNING, null);
        }
    }

    static FindingAnswer of(Ordinances law, Finding finding) {
        return new FindingAnswer(
                Law.of(finding.rule()),
                finding.subject(),
                finding.fine().map(fine -> FineAnswer.of(law, fine)).orElse(null),
                finding.missing(),
                finding.trace().facts(),
                Law.of(finding.trace().limits().values()),
                Law.of(finding.trace().decisions().values()));
    }
}
