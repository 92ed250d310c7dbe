package org.townhound.eventstore;

import com.fasterxml.uuid.Generators;
import com.fasterxml.uuid.impl.NameBasedGenerator;
import com.fasterxml.uuid.impl.TimeBasedEpochRandomGenerator;
import java.util.UUID;

/** Identifiers, made at the edge and never in the domain. */
public final class Ids {
    /**
     * The name space of name-based ids. It never changes: with another one a repeated consequence would get a second
     * id.
     */
    private static final UUID CONSEQUENCES = UUID.fromString("6f0d7a52-5d0b-5c8e-9a37-2f5f7c1b8e40");

    private static final TimeBasedEpochRandomGenerator TIME_ORDERED = Generators.timeBasedEpochRandomGenerator();
    private static final NameBasedGenerator NAMED = Generators.nameBasedGenerator(CONSEQUENCES);

    private Ids() {}

    /**
     * A UUIDv7 (RFC 9562, section 5.7): ordered by the millisecond at which it was made, by real time and not by the
     * simulated clock. Ids of one millisecond come in no order.
     */
    public static UUID next() {
        return TIME_ORDERED.generate();
    }

    /**
     * A UUIDv5 (RFC 9562, section 5.5) of a name: the same name gives the same id for ever, in every process.
     *
     * @param name without personal data, because short names can be guessed back from the id
     */
    public static UUID named(String name) {
        return NAMED.generate(name);
    }

    /**
     * The id of what an event or a deadline causes, so that a second consequence of one cause cannot be stored.
     *
     * <p>The unique event id in the store is what refuses the second one: a consumer that is run again after a restore
     * fails there instead of doubling a fine.
     *
     * @param consumer who draws the consequence
     * @param cause the causing event or deadline
     * @param ordinal counts the consequences of one cause from zero
     * @return the same id whenever and wherever the consequence is drawn
     */
    public static UUID consequence(String consumer, UUID cause, int ordinal) {
        return named(consumer + "/" + cause + "/" + ordinal);
    }
}
