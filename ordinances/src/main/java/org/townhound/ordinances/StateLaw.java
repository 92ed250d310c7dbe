package org.townhound.ordinances;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.townhound.ordinances.values.Advisory;
import org.townhound.ordinances.values.InForce;
import org.townhound.ordinances.values.Ladder;
import org.townhound.ordinances.values.Money;

/** Compares a town's schedules with what its state lets a town ask for. */
final class StateLaw {
    private static final String CAP = "state.bylaw-fine-cap";
    private static final String FLOOR_POLICY = "fines.state_floor";

    private StateLaw() {}

    /** What does not agree; nothing where the town has turned the advice off. */
    static List<Advisory> advisories(Reading law) {
        if (policy(law).equals("off")) {
            return List.of();
        }
        Optional<InForce<Money>> cap = law.text(CAP).map(written -> law.bound(CAP));
        return law.town().provisions().values().stream()
                .filter(provision -> provision.place().file().startsWith("towns/"))
                .flatMap(provision -> LadderReader.written(law, provision.id()).stream())
                .flatMap(ladder -> Stream.concat(
                        floor(law, ladder.provision()).stream()
                                .flatMap(floor -> Advisory.below(floor, ladder).stream()),
                        cap.stream().flatMap(most -> Advisory.above(most, ladder).stream())))
                .toList();
    }

    /** The ladder itself, or, where the town has decided so, the one that the state asks for at least. */
    static Ladder applied(Reading law, Ladder ladder) {
        return floor(law, ladder.provision())
                .filter(_ -> policy(law).equals("apply"))
                .map(floor -> Advisory.raise(floor, ladder))
                .orElse(ladder);
    }

    private static String policy(Reading law) {
        return law.text(FLOOR_POLICY).map(InForce::value).orElse("advise");
    }

    private static Optional<Ladder> floor(Reading law, String id) {
        return law.provision(id)
                .map(provision -> provision.entry().floor())
                .flatMap(floor -> LadderReader.written(law, floor));
    }
}
