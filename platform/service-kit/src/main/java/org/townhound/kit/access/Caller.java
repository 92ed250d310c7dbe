package org.townhound.kit.access;

import io.quarkus.security.UnauthorizedException;
import io.quarkus.security.identity.SecurityIdentity;
import jakarta.json.JsonArray;
import jakarta.json.JsonString;
import java.util.Collection;
import java.util.Set;
import java.util.TreeSet;
import org.eclipse.microprofile.jwt.JsonWebToken;

/**
 * Who calls, by the token.
 *
 * @param actor the subject, opaque
 * @param client the software, where the token names it
 * @param roles the token's groups
 * @param towns the slugs of the claim {@code towns}; a star stands for all
 */
record Caller(String actor, String client, Set<String> roles, Set<String> towns) {
    static final Caller NOBODY =
            new Caller(AccessMatrix.PUBLIC, AccessMatrix.PUBLIC, Set.of(AccessMatrix.PUBLIC), Set.of());

    private static final String EVERY_TOWN = "*";
    private static final String AUDITOR = "auditor";
    private static final String SERVICE = "service";

    /**
     * Reads a verified token.
     *
     * @throws UnauthorizedException for one without a subject
     */
    static Caller of(SecurityIdentity identity) {
        JsonWebToken token = (JsonWebToken) identity.getPrincipal();
        String subject = token.getSubject();
        if (subject == null || subject.isBlank()) {
            throw new UnauthorizedException("a token without a subject names no actor");
        }
        String client = token.getClaim("azp");
        return new Caller(
                subject,
                client == null ? subject : client,
                Set.copyOf(identity.getRoles()),
                texts(token.getClaim("towns")));
    }

    /**
     * The roles that hold in a town: all of them in the token's towns, elsewhere only an auditor of all towns and a
     * service, which belongs to no town and works for each.
     */
    Set<String> rolesIn(String town) {
        if (towns.contains(town)) {
            return roles;
        }
        if (roles.contains(SERVICE)) {
            return Set.of(SERVICE);
        }
        return towns.contains(EVERY_TOWN) && roles.contains(AUDITOR) ? Set.of(AUDITOR) : Set.of();
    }

    /** A claim is a JSON array, or a collection where the library read it so; any other form names no town. */
    private static Set<String> texts(Object claim) {
        Set<String> texts = new TreeSet<>();
        if (claim instanceof JsonArray values) {
            values.getValuesAs(JsonString.class).forEach(value -> texts.add(value.getString()));
        } else if (claim instanceof Collection<?> values) {
            values.forEach(value -> texts.add(value.toString()));
        }
        return texts;
    }
}
