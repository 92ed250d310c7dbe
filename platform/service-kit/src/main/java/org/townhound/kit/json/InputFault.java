package org.townhound.kit.json;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;

/** A value in a request's body that a strict reader refuses; its message is fit for the caller. */
final class InputFault extends MismatchedInputException {
    private static final long serialVersionUID = 1L;

    private final String reason;

    /** {@code reason} ends a sentence that begins with the field's name. */
    InputFault(JsonParser parser, String reason) {
        super(parser, reason);
        this.reason = reason;
    }

    /** What follows the field's name in the sentence that the caller reads. */
    String reason() {
        return reason;
    }
}
