package org.townhound.kit.problem;

import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import org.townhound.ordinances.values.Refusal;

/** Problems as answers. */
public final class Problems {
    /** The media type of every answer that says no. */
    public static final String MEDIA_TYPE = "application/problem+json";

    private static final int UNAUTHORIZED = 401;
    private static final int UNAVAILABLE = 503;
    private static final int RETRY_AFTER_SECONDS = 2;

    private Problems() {}

    /** The answer that carries a problem. */
    public static Response response(Problem problem) {
        Response.ResponseBuilder answer =
                Response.status(problem.status()).type(MEDIA_TYPE).entity(problem);
        if (problem.status() == UNAUTHORIZED) {
            answer.header(HttpHeaders.WWW_AUTHENTICATE, "Bearer");
        }
        if (problem.status() == UNAVAILABLE) {
            answer.header(HttpHeaders.RETRY_AFTER, RETRY_AFTER_SECONDS);
        }
        return answer.build();
    }

    /** The answer to a refusal that was recorded: the transaction has committed, and the answer is still a no. */
    public static Response response(Refusal refusal) {
        return response(Problem.of(refusal));
    }
}
