package org.townhound.ordinances.compliance;

import java.util.List;

/**
 * What the law of one day says about the recorded facts.
 *
 * @param findings one for every rule that was asked for, in the order of their provisions
 */
public record Assessment(List<Finding> findings) {
    public Assessment {
        findings = List.copyOf(findings);
    }

    public List<Finding> of(Finding.Verdict verdict) {
        return findings.stream().filter(finding -> finding.verdict() == verdict).toList();
    }
}
