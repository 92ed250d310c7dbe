package org.townhound.launcher;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.Signature;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/** Makes bearer tokens, signed by RS256, that the services of this installation accept. Expiry is in real time. */
final class Tokens {
    /** Who says so. */
    static final String ISSUER = "https://local.townhound";

    /** How long a service's own token lasts; a new one is made at every start of the service. */
    static final Duration SERVICE_LIFE = Duration.ofDays(366);

    private static final ObjectMapper JSON = new ObjectMapper();

    private final SigningKeys keys;
    private final InstantSource clock;

    Tokens(SigningKeys keys, InstantSource clock) {
        this.keys = keys;
        this.clock = clock;
    }

    /** A token of one subject with roles in towns. */
    String mint(String subject, List<String> roles, List<String> towns, Duration life) {
        Instant now = clock.instant();
        Map<String, Object> claims = new LinkedHashMap<>();
        claims.put("iss", ISSUER);
        claims.put("sub", subject);
        claims.put("groups", roles);
        claims.put("towns", towns);
        claims.put("iat", now.getEpochSecond());
        claims.put("exp", now.plus(life).getEpochSecond());
        claims.put("jti", UUID.randomUUID().toString());
        String signed = part(Map.of("alg", "RS256", "typ", "JWT")) + "." + part(claims);
        return signed + "." + base64(signature(signed.getBytes(StandardCharsets.US_ASCII)));
    }

    /** The token with which a service calls the others; it belongs to no town. */
    String forService(String name) {
        return mint("service-" + name, List.of("service"), List.of(), SERVICE_LIFE);
    }

    private static String part(Map<String, ?> content) {
        try {
            return base64(JSON.writeValueAsBytes(content));
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    private byte[] signature(byte[] text) {
        try {
            Signature signature = Signature.getInstance("SHA256withRSA");
            signature.initSign(keys.privateKey());
            signature.update(text);
            return signature.sign();
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("this Java cannot sign by RS256", e);
        }
    }

    private static String base64(byte[] bytes) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }
}
