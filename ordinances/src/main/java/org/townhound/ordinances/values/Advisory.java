package org.townhound.ordinances.values;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;

/**
 * Something in a town's law that does not agree with its state's; it is told, and changes nothing.
 *
 * @param kind what does not agree
 * @param provision the town's
 * @param ordinal the first offense to which it applies
 * @param sanction what the town asks for
 * @param bound what the state says
 * @param town where the town says it
 * @param state where the state says it
 */
public record Advisory(
        Kind kind, String provision, int ordinal, Sanction sanction, Money bound, Citation town, Citation state) {
    /** What does not agree. */
    public enum Kind {
        /** The town asks for less than the state lets it. */
        BELOW_FLOOR,
        /** The town asks for more than the state lets it. */
        ABOVE_CAP
    }

    public Advisory {
        Objects.requireNonNull(kind, "kind");
        Objects.requireNonNull(bound, "bound");
    }

    /** Every step of {@code own} that stays below {@code floor}. */
    public static List<Advisory> below(Ladder floor, Ladder own) {
        return IntStream.rangeClosed(1, longer(floor, own))
                .filter(ordinal -> isBelow(floor.step(ordinal), own.step(ordinal)))
                .mapToObj(ordinal -> {
                    Ladder.Step least = floor.step(ordinal);
                    return of(Kind.BELOW_FLOOR, own, ordinal, least.sanction().amount(), least.citation());
                })
                .toList();
    }

    /** Every step of {@code own} that goes above {@code cap}. */
    public static List<Advisory> above(InForce<Money> cap, Ladder own) {
        return IntStream.rangeClosed(1, own.steps().size())
                .filter(ordinal ->
                        own.step(ordinal).sanction().amount().minus(cap.value()).isPositive())
                .mapToObj(ordinal -> of(Kind.ABOVE_CAP, own, ordinal, cap.value(), cap.citation()))
                .toList();
    }

    /** {@code own}, each step that stays below {@code floor} raised to it and citing it. */
    public static Ladder raise(Ladder floor, Ladder own) {
        List<Ladder.Step> steps = new ArrayList<>();
        for (int ordinal = 1; ordinal <= longer(floor, own); ordinal++) {
            Ladder.Step least = floor.step(ordinal);
            Ladder.Step step = own.step(ordinal);
            steps.add(isBelow(least, step) ? raised(least, step) : step);
        }
        return new Ladder(own.provision(), own.counting(), steps, own.terms(), own.ordinanceVersion());
    }

    private static Ladder.Step raised(Ladder.Step least, Ladder.Step step) {
        Discretion discretion = new Discretion.Nothing(least.sanction());
        return new Ladder.Step(least.sanction(), discretion, step.also(), least.citation());
    }

    private static Advisory of(Kind kind, Ladder own, int ordinal, Money bound, Citation state) {
        Ladder.Step step = own.step(ordinal);
        return new Advisory(kind, own.provision(), ordinal, step.sanction(), bound, step.citation(), state);
    }

    private static boolean isBelow(Ladder.Step least, Ladder.Step step) {
        return !(step.discretion() instanceof Discretion.NoAmount)
                && least.sanction().amount().minus(step.sanction().amount()).isPositive();
    }

    private static int longer(Ladder one, Ladder other) {
        return Math.max(one.steps().size(), other.steps().size());
    }
}
