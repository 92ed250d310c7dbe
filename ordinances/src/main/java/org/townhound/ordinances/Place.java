package org.townhound.ordinances;

import java.time.DateTimeException;
import java.time.LocalDate;

/**
 * A place in a file of law, from which a fault can be told.
 *
 * @param file relative name
 * @param path the keys that lead there, joined by dots; empty for the whole file
 */
record Place(String file, String path) {
    /** The place under {@code key}; an empty key stays here. */
    Place at(String key) {
        if (key.isEmpty()) {
            return this;
        }
        return new Place(file, path.isEmpty() ? key : path + "." + key);
    }

    <T> T present(String key, T value) {
        at(key).require(value != null, "is missing");
        return value;
    }

    LocalDate date(String text) {
        try {
            return LocalDate.parse(text);
        } catch (DateTimeException unreadable) {
            throw fault("\"" + text + "\" is not a date like 2026-07-01");
        }
    }

    void require(boolean holds, String wrong) {
        if (!holds) {
            throw fault(wrong);
        }
    }

    OrdinanceFault fault(String wrong) {
        return new OrdinanceFault(file, path, wrong);
    }
}
