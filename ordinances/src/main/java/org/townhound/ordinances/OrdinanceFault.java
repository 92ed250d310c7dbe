package org.townhound.ordinances;

/** The ordinances cannot be used as they stand; the message names the file, its line, the place in it and what is wrong. */
public final class OrdinanceFault extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final String file;
    private final String place;
    private final String wrong;

    OrdinanceFault(String file, String place, String wrong) {
        this(file, place, wrong, "");
    }

    private OrdinanceFault(String file, String place, String wrong, String line) {
        super(file + line + ": " + (place.isEmpty() ? wrong : place + ": " + wrong));
        this.file = file;
        this.place = place;
        this.wrong = wrong;
    }

    /** The same fault with the line of its place, where the file can be read and has the place or what holds it. */
    OrdinanceFault located(LawFiles files) {
        return Lines.of(files, file)
                .nearest(place)
                .map(line -> new OrdinanceFault(file, place, wrong, ":" + line))
                .orElse(this);
    }

    String withoutLine() {
        return file + ": " + (place.isEmpty() ? wrong : place + ": " + wrong);
    }
}
