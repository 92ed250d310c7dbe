package org.townhound.kit.document;

import io.quarkus.runtime.configuration.MemorySize;
import jakarta.inject.Singleton;
import java.nio.charset.StandardCharsets;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.townhound.kit.problem.Problem;
import org.townhound.kit.problem.ProblemException;
import org.townhound.kit.problem.ProblemType;

/** Lets bytes become the content of a document, or says which field is at fault; no error repeats what they hold. */
@Singleton
public final class Contents {
    private final long limit;

    Contents(@ConfigProperty(name = "townhound.document-limit") MemorySize limit) {
        this.limit = limit.asLongValue();
    }

    /**
     * A narrative, a statement or a letter.
     *
     * @param field what holds it, such as {@code /narrative}
     * @throws ProblemException 400 when it is empty or holds a control character other than a line feed, 413 when it is
     *     larger than {@code townhound.document-limit}
     */
    public Content text(String field, String text) {
        return of(field, DocumentKind.TEXT, text.getBytes(StandardCharsets.UTF_8));
    }

    /**
     * Bytes that are said to be of a kind.
     *
     * @param field what holds them
     * @throws ProblemException 400 when they are of another kind, 413 when there are more than
     *     {@code townhound.document-limit}
     */
    public Content of(String field, DocumentKind kind, byte[] bytes) {
        if (bytes.length > limit) {
            throw new ProblemException(Problem.of(ProblemType.TOO_LARGE, "A document may have " + limit + " bytes.")
                    .at(field));
        }
        if (!kind.fits(bytes)) {
            throw ProblemException.badField(
                    field, "The field " + field + " is no document of " + kind.mediaType() + ".");
        }
        return new Content(kind, bytes);
    }
}
