package org.townhound.kit.json;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.exc.InputCoercionException;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.core.exc.StreamReadException;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.exc.InvalidNullException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException;
import java.util.stream.Collectors;
import org.townhound.kit.problem.Problem;
import org.townhound.kit.problem.ProblemType;

/** What Jackson refuses, in our words and without a piece of the body. */
final class JsonFaults {
    private static final int LONGEST_POINTER = 200;

    private JsonFaults() {}

    /**
     * The problem of a body that was refused.
     *
     * @param refused by Jackson itself or by one of our readers; syntax errors come wrapped when they lie deep
     */
    static Problem problem(JsonProcessingException refused) {
        Throwable root = refused.getCause() == null ? refused : refused.getCause();
        if (root instanceof InputCoercionException) {
            return field(refused, "must be a number in range");
        }
        if (root instanceof StreamConstraintsException) {
            return Problem.of(ProblemType.MALFORMED_JSON, "The body is nested too deeply, or a number is too long.");
        }
        if (root instanceof StreamReadException syntax) {
            return Problem.of(ProblemType.MALFORMED_JSON, syntaxFault(syntax) + place(syntax) + ".");
        }
        if (says(refused, "Trailing token")) {
            return Problem.of(ProblemType.MALFORMED_JSON, "Something follows the JSON object.");
        }
        return field(refused, fieldFault(refused));
    }

    /** The end of a sentence that begins with the field's name. */
    private static String fieldFault(JsonProcessingException refused) {
        if (refused instanceof UnrecognizedPropertyException) {
            return "is not known here";
        }
        if (refused instanceof InputFault fault) {
            return fault.reason();
        }
        if (refused instanceof InvalidNullException) {
            return "must not be null";
        }
        if (refused instanceof MismatchedInputException mismatched && mismatched.getTargetType() != null) {
            return "must be " + ExpectedForm.of(mismatched.getTargetType());
        }
        return "is not acceptable";
    }

    private static String syntaxFault(StreamReadException syntax) {
        return says(syntax, "Duplicate field") ? "A field is named twice" : "The body is not well-formed JSON";
    }

    private static boolean says(JsonProcessingException refused, String beginning) {
        return refused.getOriginalMessage() != null
                && refused.getOriginalMessage().startsWith(beginning);
    }

    private static Problem field(JsonProcessingException refused, String fault) {
        String pointer = pointer(refused);
        return Problem.badField(pointer, (pointer == null ? "The body " : "The field " + pointer + " ") + fault + ".");
    }

    /**
     * The JSON pointer (RFC 6901) of the field at fault, or null for the body itself. A field's name is the caller's text, so
     * it is cut to a bearable length.
     */
    private static String pointer(JsonProcessingException refused) {
        if (!(refused instanceof JsonMappingException mapped)
                || mapped.getPath().isEmpty()) {
            return null;
        }
        String pointer = mapped.getPath().stream()
                .map(step -> step.getFieldName() == null ? Integer.toString(step.getIndex()) : step.getFieldName())
                .map(step -> "/" + step.replace("~", "~0").replace("/", "~1"))
                .collect(Collectors.joining());
        return pointer.length() <= LONGEST_POINTER ? pointer : pointer.substring(0, LONGEST_POINTER) + "…";
    }

    /** Where the text stops making sense; lines and columns count from one. */
    private static String place(JsonProcessingException refused) {
        JsonLocation at = refused.getLocation();
        return at == null ? "" : " (line " + at.getLineNr() + ", column " + at.getColumnNr() + ")";
    }
}
