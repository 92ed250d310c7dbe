package org.townhound.kit.access;

import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.core.UriInfo;
import java.util.Collection;
import org.townhound.kit.json.TextRules;
import org.townhound.kit.problem.ProblemException;

/** No control character and no endless id comes in through an address: such a path leads nowhere, such a parameter is a fault. */
final class AddressCheck {
    private static final int LONGEST_ID = 200;

    private AddressCheck() {}

    /**
     * Lets an address pass.
     *
     * @throws ProblemException 404 for a path, 400 for a parameter
     */
    static void check(UriInfo address) {
        if (address.getPathParameters().values().stream()
                .flatMap(Collection::stream)
                .anyMatch(id -> id.length() > LONGEST_ID || TextRules.fault(id).isPresent())) {
            throw ProblemException.notFound();
        }
        MultivaluedMap<String, String> query = address.getQueryParameters();
        query.forEach((name, values) ->
                values.forEach(value -> TextRules.fault(value).ifPresent(fault -> {
                    throw ProblemException.badField(name, "The parameter " + name + " " + fault + ".");
                })));
    }
}
