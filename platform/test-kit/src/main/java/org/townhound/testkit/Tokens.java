package org.townhound.testkit;

import io.smallrye.jwt.build.Jwt;
import java.security.PrivateKey;
import java.time.Duration;
import java.time.Instant;
import java.util.Set;

/** Bearer tokens for tests, as the launcher makes them; expiry is real time, whatever a simulated clock says. */
public final class Tokens {
    private static final String ISSUER = "https://local.townhound";
    private static final Duration LIFE = Duration.ofHours(1);

    private Tokens() {}

    /**
     * A valid token.
     *
     * @param role such as {@code town-clerk}
     * @param towns slugs, or {@code *} for an auditor; none for a role without a town
     */
    public static String of(String role, String... towns) {
        return mint(TestKeys.privateKey(), ISSUER, Set.of(role), Instant.now(), towns);
    }

    /** A valid token with several roles, or none. */
    public static String of(Set<String> roles, String... towns) {
        return mint(TestKeys.privateKey(), ISSUER, roles, Instant.now(), towns);
    }

    /** A token that was good until an hour ago. */
    public static String expired(String role, String... towns) {
        return mint(TestKeys.privateKey(), ISSUER, Set.of(role), Instant.now().minus(LIFE.multipliedBy(2)), towns);
    }

    /** A token that a stranger signed. */
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
