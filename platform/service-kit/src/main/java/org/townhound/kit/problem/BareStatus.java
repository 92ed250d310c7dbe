package org.townhound.kit.problem;

import java.util.Map;

/** What is told where the framework gives no more than a status. */
final class BareStatus {
    private static final Map<Integer, String> DETAILS = Map.of(
            400, "The address, a parameter or a header is not acceptable.",
            401, "There is no token, or it is forged, expired or not from here.",
            403, "None of the token's roles may make this call.",
            404, "Nothing is known under this address.",
            405, "There is something at this address, but not for this method.",
            406, "This address has no answer in a form that the Accept header names.",
            413, "The body is larger than the service takes.",
            415, "This address does not take a body of this media type.");

    private BareStatus() {}

    static String detail(int status) {
        return DETAILS.getOrDefault(status, "The request is not acceptable.");
    }
}
