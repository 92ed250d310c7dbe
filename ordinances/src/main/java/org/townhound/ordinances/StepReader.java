package org.townhound.ordinances;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.townhound.ordinances.values.Citation;
import org.townhound.ordinances.values.Discretion;
import org.townhound.ordinances.values.Ladder;
import org.townhound.ordinances.values.Money;
import org.townhound.ordinances.values.Sanction;

/**
 * Turns written steps into what they ask for and what they leave to the officer.
 *
 * @param law on the day
 * @param citation of the ladder
 */
record StepReader(Reading law, Citation citation) {
    Ladder.Step read(FileShapes.Step step) {
        List<String> also = Optional.ofNullable(step.also()).orElse(List.of());
        also.forEach(law::inForce);
        Discretion discretion = discretion(step);
        return new Ladder.Step(sanction(discretion), discretion, Set.copyOf(also), citation);
    }

    private Discretion discretion(FileShapes.Step step) {
        if (step.choose() != null) {
            return choice(step);
        }
        if (step.atLeast() != null) {
            return new Discretion.AtLeast(Money.dollars(step.atLeast()));
        }
        return StepCheck.UNSET.equals(step.fine()) ? new Discretion.NoAmount() : new Discretion.Nothing(plain(step));
    }

    /** The setting that {@code otherwise} names says whether a warning or a fine follows without a choice. */
    private Discretion choice(FileShapes.Step step) {
        List<Sanction> choices = step.choose().stream().map(this::plain).toList();
        Sanction.Kind kind = law.constant(Sanction.Kind.class, step.otherwise()).value();
        Sanction otherwise = choices.stream()
                .filter(choice -> choice.kind() == kind)
                .findFirst()
                .orElseThrow(() -> law.place(step.otherwise()).fault("is not among what the officer chooses from"));
        return new Discretion.OneOf(choices, otherwise);
    }

    private static Sanction sanction(Discretion discretion) {
        return switch (discretion) {
            case Discretion.Nothing named -> named.sanction();
            case Discretion.AtLeast least -> Sanction.fine(least.least());
            case Discretion.OneOf oneOf -> oneOf.otherwise();
            case Discretion.NoAmount _ -> Sanction.warning();
        };
    }

    private Sanction plain(FileShapes.Step step) {
        if (step.fine() == null) {
            return Sanction.warning();
        }
        return Sanction.fine(
                StepCheck.namesSetting(step.fine()) ? law.fee(step.fine()).amount() : Money.dollars(step.fine()));
    }
}
