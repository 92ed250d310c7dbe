package org.townhound.ordinances.compliance;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * One rule of conduct; it holds as long as its provision does.
 *
 * @param provision where it stands
 * @param subject what it is about, such as {@code premises}
 * @param consequence of breaking it
 * @param when it applies; always when empty
 * @param require what must hold
 */
public record Rule(
        String provision, String subject, Consequence consequence, Optional<Condition> when, Condition require) {
    public Rule {
        Objects.requireNonNull(provision, "provision");
        Objects.requireNonNull(subject, "subject");
        Objects.requireNonNull(consequence, "consequence");
        Objects.requireNonNull(when, "when");
        Objects.requireNonNull(require, "require");
    }

    /** Whether the rule is kept; unknown only where a missing fact could still break it. */
    Judgment judge(Case judged) {
        Judgment kept = require.judge(judged);
        return when.map(condition -> condition.judge(judged))
                .map(applies -> Judgment.any(List.of(applies.not(), kept)))
                .orElse(kept);
    }

    boolean doesNotApply(Case judged) {
        return when.filter(condition -> condition.judge(judged).truth() == Truth.NO)
                .isPresent();
    }
}
