package org.townhound.acceptance.play;

/**
 * A place where an answer is not as expected.
 *
 * @param path in the answer, its parts joined by dots
 */
public record Difference(String path, String expected, String actual) {
    @Override
    public String toString() {
        return "%-28s expected %s, but was %s".formatted(path, expected, actual);
    }
}
