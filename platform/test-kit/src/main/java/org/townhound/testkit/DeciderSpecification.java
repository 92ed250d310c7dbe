package org.townhound.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.townhound.ordinances.values.Decision;

/**
 * Given past events, when a command is decided, then exactly these events follow, nothing happens, or it is refused.
 *
 * <pre>{@code
 * DeciderSpecification.of(License.NONE, License::evolve)
 *         .given(licenseIssued)
 *         .when(license -> LicenseDecider.decide(new IssueTag(…), license))
 *         .then(tagIssued);
 * }</pre>
 *
 * <p>It needs no database, no clock and no mock, for {@code decide} and {@code evolve} are pure functions. A
 * specification is a value: {@code given} answers a new one, so a common past may be shared by many tests.
 *
 * @param <S> the state that past events fold to
 * @param <E> the events
 */
public final class DeciderSpecification<S, E> {
    private final S initial;
    private final BiFunction<S, ? super E, S> evolve;
    private final List<E> past;

    private DeciderSpecification(S initial, BiFunction<S, ? super E, S> evolve, List<E> past) {
        this.initial = initial;
        this.evolve = evolve;
        this.past = List.copyOf(past);
    }

    /**
     * A specification without a past.
     *
     * @param initial the state before anything happened
     * @param evolve a pure function; it must not throw for any event that is decided
     * @param <S> the state
     * @param <E> the events
     */
    public static <S, E> DeciderSpecification<S, E> of(S initial, BiFunction<S, ? super E, S> evolve) {
        return new DeciderSpecification<>(initial, evolve, List.of());
    }

    /**
     * The same specification after these events, in order; a second call adds to the first.
     *
     * @param events what happened, as the store would give it back
     */
    @SafeVarargs
    @SuppressWarnings("varargs")
    public final DeciderSpecification<S, E> given(E... events) {
        List<E> longer = new ArrayList<>(past);
        longer.addAll(List.of(events));
        return new DeciderSpecification<>(initial, evolve, longer);
    }

    /**
     * Decides a command on the state that the past folds to. What is decided is then folded too: an event that {@code
     * decide} makes and {@code evolve} does not understand would break the stream for ever.
     *
     * @param command takes the state of the past and answers what {@code decide} answers
     * @return what came of it, to be compared by one of its {@code then…} methods; without such a call nothing is
     *     checked
     * @throws AssertionError when {@code evolve} cannot take what was decided
     */
    public Outcome<E> when(Function<? super S, ? extends Decision<? extends E, ?>> command) {
        S state = initial;
        for (E event : past) {
            state = evolve.apply(state, event);
        }
        Outcome<E> outcome = new Outcome<>(past, command.apply(state));
        for (E event : outcome.events()) {
            state = foldOn(state, event);
        }
        return outcome;
    }

    private S foldOn(S state, E event) {
        try {
            return evolve.apply(state, event);
        } catch (RuntimeException broken) {
            throw new AssertionError("evolve must take every event that is decided, but broke on " + event, broken);
        }
    }
}
