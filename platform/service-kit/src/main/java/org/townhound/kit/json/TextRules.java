package org.townhound.kit.json;

import java.util.Optional;

/** What text may hold: every letter and emoji, unchanged; no control characters and no half characters. */
public final class TextRules {
    /** The longest text that any field takes, in UTF-16 units; request records set shorter limits of their own. */
    public static final int LONGEST = 10_000;

    private TextRules() {}

    /** What is wrong with a text, as the end of a sentence that begins with its name; empty when nothing is. */
    public static Optional<String> fault(String text) {
        if (text.length() > LONGEST) {
            return Optional.of("is longer than " + LONGEST + " characters");
        }
        if (text.codePoints().anyMatch(Character::isISOControl)) {
            return Optional.of("holds a control character");
        }
        if (text.codePoints().anyMatch(TextRules::isHalfCharacter)) {
            return Optional.of("holds half of a character (an unpaired surrogate)");
        }
        return Optional.empty();
    }

    /** A surrogate that code points still show is one without its other half. */
    private static boolean isHalfCharacter(int codePoint) {
        return codePoint >= Character.MIN_SURROGATE && codePoint <= Character.MAX_SURROGATE;
    }
}
