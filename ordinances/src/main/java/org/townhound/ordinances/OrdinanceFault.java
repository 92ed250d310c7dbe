package org.townhound.ordinances;

/** The ordinances cannot be used as they stand; the message names the file, the place in it and what is wrong. */
public final class OrdinanceFault extends RuntimeException {
    private static final long serialVersionUID = 1L;

    OrdinanceFault(String file, String place, String wrong) {
        super(place.isEmpty() ? file + ": " + wrong : file + ": " + place + ": " + wrong);
    }
}
