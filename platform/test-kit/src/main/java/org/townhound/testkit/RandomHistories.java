package org.townhound.testkit;

import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.random.RandomGenerator;

/**
 * Checks a property over random histories and shrinks a counter-example to its smallest form.
 *
 * <p>Every history comes from a seed of its own. A failure names it; {@code -Dtownhound.seed=N} starts there again, and
 * {@code -Dtownhound.runs=N} says how many histories are tried.
 *
 * <p>It finds what nobody thought of in an example: an order of facts that changes a count, a duplicate that is fined
 * twice. The same seed gives the same history on every machine, as long as the generator takes chances from nowhere
 * else.
 *
 * @param <T> the steps of a history
 */
public final class RandomHistories<T> {
    /** The system property that names the seed of the first history; without it each run begins at another. */
    static final String SEED = "townhound.seed";
    /** The system property that says how many histories are tried; it wins over what the test says. */
    static final String RUNS = "townhound.runs";

    private static final int DEFAULT_RUNS = 100;

    private final Function<RandomGenerator, List<T>> generator;
    private final Function<T, List<T>> simpler;
    private final int runs;

    private RandomHistories(Function<RandomGenerator, List<T>> generator, Function<T, List<T>> simpler, int runs) {
        this.generator = generator;
        this.simpler = simpler;
        this.runs = runs;
    }

    /**
     * Histories from a generator that takes all its chances from the given source.
     *
     * @param generator answers the steps of one history; called once for each history
     * @param <T> the steps
     * @return histories that shrink by leaving steps out only
     */
    public static <T> RandomHistories<T> of(Function<RandomGenerator, List<T>> generator) {
        return new RandomHistories<>(generator, _ -> List.of(), Integer.getInteger(RUNS, DEFAULT_RUNS));
    }

    /**
     * How a step may become simpler while shrinking.
     *
     * @param simplify answers simpler steps, simplest first, and never a circle; empty when there are none
     * @return the same histories, whose counter-examples shrink further
     */
    public RandomHistories<T> simplifiedBy(Function<T, List<T>> simplify) {
        return new RandomHistories<>(generator, simplify, runs);
    }

    /**
     * How many histories are tried when the system property {@code townhound.runs} does not say.
     *
     * @param histories at least one
     * @return the same histories, that many
     */
    public RandomHistories<T> times(int histories) {
        return new RandomHistories<>(generator, simpler, Integer.getInteger(RUNS, histories));
    }

    /**
     * Tries the property on every history.
     *
     * @param name a sentence that says what holds
     * @throws AssertionError with the seed and the shrunk history, for the first one that breaks it
     */
    public void check(String name, Property<T> property) {
        long first = Long.getLong(SEED, new SplittableRandom().nextLong(1_000_000_000L));
        System.out.printf("%s: %d histories from -D%s=%d%n", name, runs, SEED, first);
        for (int run = 0; run < runs; run++) {
            checkOne(name, first + run, property);
        }
    }

    private void checkOne(String name, long seed, Property<T> property) {
        List<T> history = List.copyOf(generator.apply(new SplittableRandom(seed)));
        Shrinking<T> shrinking = new Shrinking<>(seed, simpler, property);
        shrinking.failureOf(history).ifPresent(failure -> {
            throw shrinking.smallest(name, history, failure);
        });
    }

    /**
     * What must hold for every history.
     *
     * @param <T> the steps of a history
     */
    @FunctionalInterface
    public interface Property<T> {
        /**
         * Throws when it does not hold.
         *
         * @param history the steps, in order
         * @param random for orders, duplicates and batches; the same chances for the same seed, also while shrinking
         */
        void holdsFor(List<T> history, RandomGenerator random) throws Exception;
    }
}
