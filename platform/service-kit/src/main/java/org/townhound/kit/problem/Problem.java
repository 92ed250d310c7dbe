package org.townhound.kit.problem;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.net.URI;
import java.util.Locale;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.townhound.ordinances.values.Citation;
import org.townhound.ordinances.values.Refusal;

/**
 * A problem detail (RFC 9457), the one form in which this system says no. Members without a value are left out.
 *
 * @param type stable URI of the kind of problem
 * @param title what the kind is called
 * @param status the status of the answer
 * @param detail what is wrong here, in one sentence, without personal data
 * @param field the field at fault: a JSON pointer into the body, or a parameter's or header's name
 * @param section where the law refuses, as the town prints it
 * @param town the slug of the town whose law it is
 * @param remedy what to do about it
 * @param errorId found again in the log; only for a fault of ours
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
@Schema(
        name = "Problem",
        requiredProperties = {"type", "title", "status", "detail"})
public record Problem(
        URI type,
        String title,
        int status,
        String detail,
        String field,
        String section,
        String town,
        String remedy,
        String errorId) {
    private static final String TYPES = "https://townhound.org/problems/";
    private static final int CONFLICT = 409;
    private static final int UNPROCESSABLE = 422;

    /** A problem of a kind, with the kind's own remedy. */
    public static Problem of(ProblemType type, String detail) {
        return new Problem(
                uri(type.slug()), type.title(), type.status(), detail, null, null, null, type.remedy(), null);
    }

    /** A field that is not acceptable (400): nothing was recorded. */
    public static Problem badField(String field, String detail) {
        return of(ProblemType.INVALID_FIELD, detail).at(field);
    }

    /** What the law or the state of things refuses: 422 with the section, or 409. */
    public static Problem of(Refusal refusal) {
        Optional<Citation> law = refusal.citation();
        int status = switch (refusal.kind()) {
            case LAWFUL -> UNPROCESSABLE;
            case CONFLICT -> CONFLICT;
        };
        return new Problem(
                uri(refusal.type()),
                title(refusal.type()),
                status,
                refusal.detail(),
                null,
                law.map(Citation::section).orElse(null),
                law.map(Citation::town).orElse(null),
                refusal.remedy(),
                null);
    }

    /** The same, naming the field at fault. */
    public Problem at(String name) {
        return new Problem(type, title, status, detail, name, section, town, remedy, errorId);
    }

    /** The same, with a better remedy. */
    public Problem remedy(String better) {
        return new Problem(type, title, status, detail, field, section, town, better, errorId);
    }

    /** The same, with the id under which the log tells more. */
    public Problem logged(String id) {
        return new Problem(type, title, status, detail, field, section, town, remedy, id);
    }

    /** The URI is a name; nothing needs to stand at that address. */
    private static URI uri(String slug) {
        return URI.create(TYPES + slug);
    }

    /** A refusal's title is its type in words: {@code rabies-proof-missing} is "Rabies proof missing". */
    private static String title(String slug) {
        return slug.substring(0, 1).toUpperCase(Locale.ROOT) + slug.substring(1).replace('-', ' ');
    }
}
