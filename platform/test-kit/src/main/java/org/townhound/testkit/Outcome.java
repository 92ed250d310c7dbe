package org.townhound.testkit;

import static java.util.stream.Collectors.joining;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.townhound.ordinances.values.Citation;
import org.townhound.ordinances.values.Decision;
import org.townhound.ordinances.values.Refusal;

/**
 * What a command came to; each {@code then…} fails with the past, the expected and the actual, a line each.
 *
 * <p>Events are compared by {@code equals}, which for records means every component; a test that cares about one of
 * them looks at {@link #events()}. An outcome may be asked several times.
 *
 * @param <E> the events
 */
public final class Outcome<E> {
    private final List<E> past;
    private final Decision<? extends E, ?> decision;

    /**
     * An outcome of {@link DeciderSpecification#when}.
     *
     * @param past for the message when an expectation fails
     * @param decision what {@code decide} answered
     * @throws NullPointerException when it answered null
     */
    Outcome(List<E> past, Decision<? extends E, ?> decision) {
        this.past = past;
        this.decision = Objects.requireNonNull(decision, "decide answered null");
    }

    /**
     * Accepted with exactly these events, in this order.
     *
     * @param expected at least one; {@link #thenNothingHappened} is for none
     * @throws AssertionError when it was refused, or accepted with anything else
     */
    @SafeVarargs
    @SuppressWarnings("varargs")
    public final void then(E... expected) {
        List<E> wanted = List.of(expected);
        if (!(decision instanceof Decision.Accepted<? extends E, ?>) || !events().equals(wanted)) {
            fail("accepted with " + lines(wanted));
        }
    }

    /**
     * Accepted, because everything asked for is already so; a command that arrives twice ends here.
     *
     * @throws AssertionError when there are events, or it was refused
     */
    public void thenNothingHappened() {
        if (!(decision instanceof Decision.Accepted<? extends E, ?>) || !events().isEmpty()) {
            fail("nothing to happen");
        }
    }

    /**
     * Refused by the law.
     *
     * @param type the refusal's stable name, such as {@code rabies-proof-missing}
     * @param section as the town prints it
     * @param leaves the events that the refusal itself leaves behind; none when left out
     * @throws AssertionError when it was accepted, or refused otherwise: for another reason, by another section, or as
     *     a conflict
     */
    @SafeVarargs
    @SuppressWarnings("varargs")
    public final void thenRefused(String type, String section, E... leaves) {
        expectRefusal(type, Optional.of(section), List.of(leaves));
    }

    /**
     * Refused because it does not fit what has already happened: no section, no events.
     *
     * @param type the refusal's stable name
     * @throws AssertionError when it was accepted, or refused by the law
     */
    public void thenInConflict(String type) {
        expectRefusal(type, Optional.empty(), List.of());
    }

    /**
     * The events, for looking closer than equality; of a refusal those that it leaves behind.
     *
     * @return in order, unmodifiable
     */
    public List<E> events() {
        return switch (decision) {
            case Decision.Accepted<? extends E, ?> accepted -> List.copyOf(accepted.events());
            case Decision.Refused<? extends E, ?> refused -> List.copyOf(refused.events());
        };
    }

    private void expectRefusal(String type, Optional<String> section, List<E> leaves) {
        boolean met = decision instanceof Decision.Refused<? extends E, ?> refused
                && refused.refusal().type().equals(type)
                && refused.refusal().kind() == (section.isPresent() ? Refusal.Kind.LAWFUL : Refusal.Kind.CONFLICT)
                && refused.refusal().citation().map(Citation::section).equals(section)
                && events().equals(leaves);
        if (!met) {
            fail("refused as " + type + section.map(" by "::concat).orElse(", a conflict")
                    + (leaves.isEmpty() ? "" : ", leaving " + lines(leaves)));
        }
    }

    private void fail(String expected) {
        throw new AssertionError("given " + lines(past) + "\nexpected " + expected + "\nbut was " + spoken());
    }

    private String spoken() {
        return switch (decision) {
            case Decision.Accepted<? extends E, ?> _ -> "accepted with " + lines(events());
            case Decision.Refused<? extends E, ?> refused ->
                "refused: " + spoken(refused.refusal()) + ", leaving " + lines(events());
        };
    }

    private static String spoken(Refusal refusal) {
        return "%s %s by %s (%s)"
                .formatted(
                        refusal.kind(),
                        refusal.type(),
                        refusal.citation().map(Citation::section).orElse("no section"),
                        refusal.detail());
    }

    private static String lines(List<?> events) {
        return events.isEmpty()
                ? "no event"
                : events.stream().map(event -> "\n    " + event).collect(joining());
    }
}
