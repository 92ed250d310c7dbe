package org.townhound.enforcement.assessment.adapters.in.rest;

import java.time.LocalDate;
import java.util.List;
import org.townhound.ordinances.Ordinances;
import org.townhound.ordinances.compliance.Assessment;
import org.townhound.ordinances.compliance.Finding;
import org.townhound.ordinances.compliance.Finding.Verdict;

/** What the law of a day says: what is violated, advised, varied and open, each with its trace, and what is met. */
public record AssessmentAnswer(
        String town,
        LocalDate on,
        String ordinanceVersion,
        List<FindingAnswer> violated,
        List<FindingAnswer> advice,
        List<FindingAnswer> notJudged,
        List<FindingAnswer> varied,
        List<FindingAnswer> met) {

    static AssessmentAnswer of(Ordinances law, Assessment assessment) {
        return new AssessmentAnswer(
                law.town(),
                law.day(),
                law.version(),
                findings(law, assessment, Verdict.VIOLATED),
                findings(law, assessment, Verdict.ADVICE),
                findings(law, assessment, Verdict.NOT_JUDGED),
                findings(law, assessment, Verdict.VARIED),
                findings(law, assessment, Verdict.MET));
    }

    private static List<FindingAnswer> findings(Ordinances law, Assessment assessment, Verdict verdict) {
        List<Finding> found = assessment.of(verdict);
        return found.stream().map(finding -> FindingAnswer.of(law, finding)).toList();
    }
}
