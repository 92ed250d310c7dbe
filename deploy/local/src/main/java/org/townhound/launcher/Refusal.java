package org.townhound.launcher;

/** The launcher cannot do what was asked; the message is one clear sentence for the person at the keyboard. */
final class Refusal extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Refusal(String sentence) {
        super(sentence);
    }
}
