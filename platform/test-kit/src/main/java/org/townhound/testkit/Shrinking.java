package org.townhound.testkit;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Function;

/**
 * Makes a counter-example smaller as long as it stays one: first fewer steps, then simpler ones.
 *
 * <p>It is greedy: it takes the first smaller history that still breaks and goes on from there. The result cannot be
 * made smaller by one more cut or one more simplification, but a smaller one of another shape may exist.
 */
final class Shrinking<T> {
    /** Bounds the time for a property that is slow; what has been reached by then is shown. */
    private static final int MOST_ATTEMPTS = 2_000;

    private final long seed;
    private final Function<T, List<T>> simpler;
    private final RandomHistories.Property<T> property;
    private int attempts;

    /**
     * Shrinks histories of one seed.
     *
     * @param seed also decides what the property itself draws, so every attempt meets the same chances
     * @param simpler as for {@link RandomHistories#simplifiedBy}
     * @param property what must hold
     */
    Shrinking(long seed, Function<T, List<T>> simpler, RandomHistories.Property<T> property) {
        this.seed = seed;
        this.simpler = simpler;
        this.property = property;
    }

    /** What breaks for this history; empty when the property holds. */
    Optional<Throwable> failureOf(List<T> history) {
        try {
            property.holdsFor(history, new SplittableRandom(~seed));
            return Optional.empty();
        } catch (Exception | AssertionError broken) {
            return Optional.of(broken);
        }
    }

    /**
     * The error to throw for a history that breaks the property: it names the seed, the steps that remain, and what
     * broke last.
     *
     * @param name of the property, a sentence
     * @param history the steps as they were generated
     * @param failure what broke for them
     */
    AssertionError smallest(String name, List<T> history, Throwable failure) {
        List<T> shrunk = history;
        List<T> smaller = simplify(shorten(history));
        while (!smaller.equals(shrunk)) {
            shrunk = smaller;
            smaller = simplify(shorten(shrunk));
        }
        Throwable cause = failureOf(shrunk).orElse(failure);
        String steps = shrunk.stream().map(step -> "\n    " + step).collect(joining());
        return new AssertionError(
                "%s: broken by seed %d, run it again with -D%s=%d%nshrunk from %d to %d steps:%s%n%s"
                        .formatted(name, seed, RandomHistories.SEED, seed, history.size(), shrunk.size(), steps, cause),
                cause);
    }

    /** Leaves out ever smaller runs of steps, from half of the history down to single ones. */
    private List<T> shorten(List<T> history) {
        List<T> shrunk = history;
        for (int size = Math.max(1, history.size() / 2); size >= 1; size /= 2) {
            int from = 0;
            while (from < shrunk.size()) {
                List<T> without = new ArrayList<>(shrunk);
                without.subList(from, Math.min(from + size, without.size())).clear();
                if (stillBreaks(without)) {
                    shrunk = List.copyOf(without);
                } else {
                    from += size;
                }
            }
        }
        return shrunk;
    }

    private List<T> simplify(List<T> history) {
        List<T> shrunk = history;
        for (int at = 0; at < history.size(); at++) {
            Optional<List<T>> next = simplerAt(shrunk, at);
            while (next.isPresent()) {
                shrunk = next.get();
                next = simplerAt(shrunk, at);
            }
        }
        return shrunk;
    }

    private Optional<List<T>> simplerAt(List<T> history, int at) {
        for (T step : simpler.apply(history.get(at))) {
            List<T> changed = new ArrayList<>(history);
            changed.set(at, step);
            if (stillBreaks(changed)) {
                return Optional.of(List.copyOf(changed));
            }
        }
        return Optional.empty();
    }

    private boolean stillBreaks(List<T> history) {
        attempts++;
        return attempts <= MOST_ATTEMPTS && failureOf(history).isPresent();
    }
}
