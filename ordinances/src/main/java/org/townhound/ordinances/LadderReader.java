package org.townhound.ordinances;

import java.util.Optional;
import org.townhound.ordinances.values.Ladder;
import org.townhound.ordinances.values.Ladder.DogsOfOneIncident;
import org.townhound.ordinances.values.LedgerRules;
import org.townhound.ordinances.values.Window;

/** Gathers an escalating schedule and the rules of the ledger that climbs it. */
final class LadderReader {
    private static final String INCREASE = "ledger.increase";

    private LadderReader() {}

    static Optional<Ladder> ladder(Reading law, String id) {
        return law.provision(id)
                .filter(Provision::isLadder)
                .flatMap(found -> found.on(law.day()).map(dated -> ladder(law, found, dated)));
    }

    private static Ladder ladder(Reading law, Provision provision, DatedValue dated) {
        return new Ladder(
                provision.id(),
                provision.entry().group(),
                law.constant(Window.Kind.class, provision.entry().window()).value(),
                law.constant(DogsOfOneIncident.class, "multi_dog").value(),
                dated.steps().stream()
                        .map(sanction -> new Ladder.Step(sanction, dated.citation()))
                        .toList(),
                law.town().version());
    }

    static Optional<LedgerRules> ledgerRules(Reading law) {
        return law.text(INCREASE)
                .map(_ -> new LedgerRules(
                        law.constant(LedgerRules.Increase.class, INCREASE),
                        law.constant(LedgerRules.Decrease.class, "ledger.decrease"),
                        law.flag("ladder.counts_uncited")));
    }
}
