package org.townhound.testkit;

import io.smallrye.jwt.build.Jwt;
import java.security.PrivateKey;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Bearer tokens for tests, as the launcher makes them; expiry is real time, whatever a simulated clock says.
 *
 * <p>They are signed with RS256 by a key pair of this JVM, whose public half {@link TownhoundServers} hands to the
 * service under test, and they live for an hour. The subject names the roles, so tokens of equal roles are of one
 * actor.
 */
public final class Tokens {
    private static final String ISSUER = "https://local.townhound";
    private static final Duration LIFE = Duration.ofHours(1);

    /** By role and towns: signing takes longer than most calls, and no run of tests lasts an hour. */
    private static final Map<String, String> VALID = new ConcurrentHashMap<>();

    private Tokens() {}

    /**
     * A valid token.
     *
     * @param role such as {@code town-clerk}
     * @param towns slugs, or {@code *} for an auditor; none for a role without a town
     * @return the compact form, as it stands behind {@code Bearer}
     */
    public static String of(String role, String... towns) {
        return VALID.computeIfAbsent(
                role + " " + String.join(" ", towns),
                _ -> mint(TestKeys.privateKey(), ISSUER, Set.of(role), Instant.now(), towns));
    }

    /**
     * A valid token with several roles, or none.
     *
     * @param roles the claim {@code groups}
     * @param towns the claim {@code towns}
     */
    public static String of(Set<String> roles, String... towns) {
        return mint(TestKeys.privateKey(), ISSUER, roles, Instant.now(), towns);
    }

    /** A token that was good until an hour ago, whose signature and issuer are in order. */
    public static String expired(String role, String... towns) {
        return mint(TestKeys.privateKey(), ISSUER, Set.of(role), Instant.now().minus(LIFE.multipliedBy(2)), towns);
    }

    /** A token that a stranger signed: the right issuer and time, and a key that no service trusts. */
    public static String forged(String role, String... towns) {
        return mint(TestKeys.strangersKey(), ISSUER, Set.of(role), Instant.now(), towns);
    }

    /** A token with our signature that names another issuer. */
    public static String ofAnotherIssuer(String role, String... towns) {
        return mint(TestKeys.privateKey(), "https://elsewhere.example", Set.of(role), Instant.now(), towns);
    }

    private static String mint(PrivateKey key, String issuer, Set<String> roles, Instant issuedAt, String... towns) {
        return Jwt.issuer(issuer)
                .subject("tester-" + String.join("-", roles))
                .groups(roles)
                .claim("towns", Set.of(towns))
                .issuedAt(issuedAt)
                .expiresAt(issuedAt.plus(LIFE))
                .sign(key);
    }
}
