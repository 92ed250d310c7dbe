package org.townhound.ordinances.values;

import java.util.List;

/**
 * What {@code decide} answers.
 *
 * @param <E> the events of the deciding service
 * @param <R> its refusals
 */
public sealed interface Decision<E, R extends Refusal> {
    /**
     * The command is lawful.
     *
     * @param events what happened, in order; empty when everything asked for is already so
     */
    record Accepted<E, R extends Refusal>(List<E> events) implements Decision<E, R> {
        public Accepted {
            events = List.copyOf(events);
        }
    }

    /**
     * The command is refused.
     *
     * @param refusal why, and what to do
     * @param events what the refusal itself leaves behind, such as {@code LicenseRefused}; usually empty
     */
    record Refused<E, R extends Refusal>(R refusal, List<E> events) implements Decision<E, R> {
        public Refused {
            events = List.copyOf(events);
        }
    }

    static <E, R extends Refusal> Decision<E, R> accept(List<E> events) {
        return new Accepted<>(events);
    }

    static <E, R extends Refusal> Decision<E, R> accept(E event) {
        return new Accepted<>(List.of(event));
    }

    static <E, R extends Refusal> Decision<E, R> nothingHappened() {
        return new Accepted<>(List.of());
    }

    static <E, R extends Refusal> Decision<E, R> refuse(R refusal) {
        return new Refused<>(refusal, List.of());
    }

    static <E, R extends Refusal> Decision<E, R> refuse(R refusal, E event) {
        return new Refused<>(refusal, List.of(event));
    }
}
