package org.townhound.ordinances.values;

import java.util.List;
import java.util.Optional;

/** What a step of a ladder leaves to the officer. */
public sealed interface Discretion {
    /** Why what an officer chose, or did not choose, cannot stand. */
    enum Bound {
        /** The law names the sanction itself. */
        NAMED_BY_LAW,
        /** The law names a least fine, and the officer a lower one, a warning, or none. */
        AT_LEAST,
        /** The law names the sanctions among which the officer chooses. */
        ONE_OF,
        /** The law names no amount, and the town has set none. */
        NO_AMOUNT
    }

    /** Which bound {@code chosen} breaks; empty when it can stand. */
    Optional<Bound> broken(Optional<Sanction> chosen);

    /**
     * Nothing: the law names the sanction.
     *
     * @param sanction what follows
     */
    record Nothing(Sanction sanction) implements Discretion {
        @Override
        public Optional<Bound> broken(Optional<Sanction> chosen) {
            return breaks(chosen.isEmpty() || chosen.get().equals(sanction), Bound.NAMED_BY_LAW);
        }
    }

    /**
     * The amount, from a least one upward.
     *
     * @param least that amount
     */
    record AtLeast(Money least) implements Discretion {
        @Override
        public Optional<Bound> broken(Optional<Sanction> chosen) {
            boolean stands = chosen.filter(fine -> fine.kind() == Sanction.Kind.FINE)
                    .filter(fine -> !fine.amount().minus(least).isNegative())
                    .isPresent();
            return breaks(stands, Bound.AT_LEAST);
        }
    }

    /**
     * One of several sanctions.
     *
     * @param choices all of them
     * @param otherwise what follows when the officer has not chosen
     */
    record OneOf(List<Sanction> choices, Sanction otherwise) implements Discretion {
        public OneOf {
            choices = List.copyOf(choices);
            if (!choices.contains(otherwise)) {
                throw new IllegalArgumentException("what follows without a choice is one of the choices");
            }
        }

        @Override
        public Optional<Bound> broken(Optional<Sanction> chosen) {
            return breaks(chosen.isEmpty() || choices.contains(chosen.get()), Bound.ONE_OF);
        }
    }

    /** Nothing to charge: a case, a warning or a notice to comply, never a fine. */
    record NoAmount() implements Discretion {
        @Override
        public Optional<Bound> broken(Optional<Sanction> chosen) {
            boolean stands = chosen.filter(given -> given.kind() == Sanction.Kind.WARNING)
                    .isPresent();
            return breaks(stands, Bound.NO_AMOUNT);
        }
    }

    private static Optional<Bound> breaks(boolean stands, Bound bound) {
        return stands ? Optional.empty() : Optional.of(bound);
    }
}
