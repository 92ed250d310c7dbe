package org.townhound.ordinances.values;

import java.util.Optional;

/** Why a command is refused: a value that a person can read and act on, never an exception. */
public interface Refusal {
    /** What kind of no this is; it decides the status that a caller sees. */
    enum Kind {
        /** The law does not permit it (422). */
        LAWFUL,
        /** It does not fit what has already happened (409). */
        CONFLICT
    }

    Kind kind();

    /** A stable name on the wire, such as {@code rabies-proof-missing}; never derived from the class. */
    String type();

    /** One sentence that says what is wrong, without personal data. */
    String detail();

    /** One sentence that says what to do about it. */
    String remedy();

    /** The section that refuses; always there for a lawful refusal. */
    Optional<Citation> citation();
}
