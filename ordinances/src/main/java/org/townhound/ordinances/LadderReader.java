package org.townhound.ordinances;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.townhound.ordinances.values.Beside;
import org.townhound.ordinances.values.Counting;
import org.townhound.ordinances.values.InForce;
import org.townhound.ordinances.values.Ladder;
import org.townhound.ordinances.values.LedgerRules;

/** Gathers an escalating schedule and the rules of the ledger that climbs it. */
final class LadderReader {
    private static final String INCREASE = "ledger.increase";
    private static final String DOGS = "multi_dog";
    private static final String EACH_DAY = "day";

    private LadderReader() {}

    /** The ladder as the town applies it. */
    static Optional<Ladder> ladder(Reading law, String id) {
        return written(law, id).map(ladder -> StateLaw.applied(law, ladder));
    }

    /** The ladder as it stands in its file. */
    static Optional<Ladder> written(Reading law, String id) {
        return law.provision(id)
                .filter(Provision::isLadder)
                .flatMap(found -> found.on(law.day()).map(dated -> ladder(law, found, dated)));
    }

    private static Ladder ladder(Reading law, Provision provision, DatedValue dated) {
        StepReader steps = new StepReader(law, dated.citation());
        return new Ladder(
                provision.id(),
                counting(law, provision.entry()),
                dated.steps().stream().map(steps::read).toList(),
                terms(law, provision.entry()),
                law.town().version());
    }

    private static Counting counting(Reading law, FileShapes.Entry entry) {
        Counting.Key key = entry.key() == null
                ? Counting.Key.PERSON
                : law.constant(Counting.Key.class, entry.key()).value();
        return new Counting(
                group(law, entry.group()), key, law.span(entry.window()).value(), dogs(law));
    }

    /** Where nobody has decided otherwise, the dogs of one incident stand on one step. */
    private static Counting.DogsOfOneIncident dogs(Reading law) {
        return law.text(DOGS).isEmpty()
                ? Counting.DogsOfOneIncident.SAME_STEP
                : law.constant(Counting.DogsOfOneIncident.class, DOGS).value();
    }

    /** A group of its own name, or the setting, known by its dot, that names one. */
    private static String group(Reading law, String group) {
        return group.contains(".") ? law.inForce(group).value() : group;
    }

    private static Ladder.Terms terms(Reading law, FileShapes.Entry entry) {
        List<String> awaits = Optional.ofNullable(entry.awaits()).orElse(List.of());
        awaits.forEach(law::inForce);
        return new Ladder.Terms(
                Set.copyOf(awaits),
                Optional.ofNullable(entry.additionalTo()).map(id -> beside(law, id)),
                EACH_DAY.equals(entry.per()));
    }

    /** A setting that names the offenses, or says yes to all or to none. */
    private static Beside beside(Reading law, String id) {
        InForce<String> written = law.inForce(id);
        return switch (written.value()) {
            case "true", "false" -> new Beside(Set.of(), Boolean.parseBoolean(written.value()), written.because());
            case "none" -> new Beside(Set.of(), false, written.because());
            case String named -> new Beside(Set.of(named.split(", ", -1)), true, written.because());
        };
    }

    static Optional<LedgerRules> ledgerRules(Reading law) {
        return law.text(INCREASE)
                .map(_ -> new LedgerRules(
                        law.constant(LedgerRules.Increase.class, INCREASE),
                        law.constant(LedgerRules.Decrease.class, "ledger.decrease"),
                        law.flag("ladder.counts_uncited")));
    }
}
