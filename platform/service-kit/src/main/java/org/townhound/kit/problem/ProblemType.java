package org.townhound.kit.problem;

import java.util.Arrays;
import java.util.Optional;

/** What the kit itself can say no to. Names on the wire are written by hand and never change; law's refusals bring their own. */
public enum ProblemType {
    BAD_REQUEST("bad-request", 400, "The request cannot be read", "Correct the request and send it again."),
    MALFORMED_JSON(
            "malformed-json", 400, "The body is not well-formed JSON", "Send one JSON object (RFC 8259) in UTF-8."),
    MISSING_BODY("missing-body", 400, "The body is missing", "Send the request's data as one JSON object."),
    INVALID_FIELD("invalid-field", 400, "A field is not acceptable", "Correct the field and send the request again."),
    MISSING_IDEMPOTENCY_KEY(
            "missing-idempotency-key",
            400,
            "The Idempotency-Key is missing",
            "Send a new random Idempotency-Key with each new request, and the same one with its repetition."),
    NOT_AUTHENTICATED(
            "not-authenticated", 401, "No valid token", "Send a current bearer token in the Authorization header."),
    NOT_PERMITTED(
            "not-permitted",
            403,
            "The role does not permit this",
            "Ask somebody whose office it is to make this call."),
    NOT_FOUND("not-found", 404, "Not found", "Check the address, the town and the id."),
    METHOD_NOT_ALLOWED(
            "method-not-allowed",
            405,
            "The method is not possible here",
            "Use a method that Allow or /q/openapi names."),
    NOT_ACCEPTABLE("not-acceptable", 406, "No answer in the form asked for", "Accept application/json."),
    CONFLICT("conflict", 409, "It was changed meanwhile", "Read the current state, and send the request again."),
    IN_PROGRESS(
            "in-progress",
            409,
            "The same request is still being worked on",
            "Send it again, with the same Idempotency-Key, in a few seconds."),
    CLOCK_ONLY_FORWARD(
            "clock-only-forward",
            409,
            "The clock only moves forward",
            "Name an instant that is not before the present one."),
    NOT_YET_APPLIED(
            "not-yet-applied",
            409,
            "The view has not come that far",
            "Read again in a few seconds; if it stays so, check the place named in 'after'."),
    GONE(
            "gone",
            410,
            "No longer there",
            "Begin anew without naming a place; what is older stands in the services' own records."),
    TOO_LARGE("too-large", 413, "The request is too large", "Send a smaller body."),
    UNSUPPORTED_MEDIA_TYPE(
            "unsupported-media-type", 415, "The body has another form", "Send the body as application/json."),
    IDEMPOTENCY_KEY_REUSED(
            "idempotency-key-reused",
            422,
            "The Idempotency-Key belongs to another request",
            "Use a new key for a new request; repeat a request with exactly the same body."),
    INTERNAL_ERROR(
            "internal-error", 500, "Something is broken on our side", "Report the errorId; it also stands in the log."),
    UNAVAILABLE("unavailable", 503, "Temporarily unavailable", "Send the request again in a few seconds."),
    DEADLINES_WAITING(
            "deadlines-waiting",
            503,
            "A deadline that is due still waits",
            "Send the request again: see /q/health for what the deadline waits for.");

    private final String slug;
    private final int status;
    private final String title;
    private final String remedy;

    /** A type; the detail is said where the problem is found. */
    ProblemType(String slug, int status, String title, String remedy) {
        this.slug = slug;
        this.status = status;
        this.title = title;
        this.remedy = remedy;
    }

    /** The last part of the type's URI. */
    public String slug() {
        return slug;
    }

    /** The status of the HTTP answer, 400 to 599. */
    public int status() {
        return status;
    }

    /** A few words that are the same each time. */
    public String title() {
        return title;
    }

    /** What to do about it when nothing better is known. */
    public String remedy() {
        return remedy;
    }

    /** The first type with this status: what a bare status means; empty for one that the kit has no words for. */
    public static Optional<ProblemType> ofStatus(int status) {
        return Arrays.stream(values()).filter(type -> type.status == status).findFirst();
    }
}
