package org.townhound.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.PublicKey;
import java.security.Signature;
import java.security.spec.X509EncodedKeySpec;
import java.time.Instant;
import java.util.Base64;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class TokensTest {
    @Test
    void a_token_is_signed_with_the_key_that_services_are_given() throws GeneralSecurityException {
        assertTrue(isOurs(Tokens.of("town-clerk", "whitman-ma")));
        assertTrue(isOurs(Tokens.expired("town-clerk", "whitman-ma")));
        assertFalse(isOurs(Tokens.forged("town-clerk", "whitman-ma")));
    }

    @Test
    void a_token_names_role_towns_and_issuer() {
        String claims = claims(Tokens.of("town-clerk", "whitman-ma"));

        assertTrue(claims.contains("\"groups\":[\"town-clerk\"]"), claims);
        assertTrue(claims.contains("\"towns\":[\"whitman-ma\"]"), claims);
        assertTrue(claims.contains("\"iss\":\"https://local.townhound\""), claims);
        assertFalse(claims(Tokens.ofAnotherIssuer("town-clerk", "whitman-ma")).contains("https://local.townhound"));
    }

    @Test
    void an_expired_token_is_past_its_time_and_no_other_is() {
        assertTrue(expiry(Tokens.of("town-clerk")).isAfter(Instant.now()));
        assertTrue(expiry(Tokens.expired("town-clerk")).isBefore(Instant.now()));
    }

    private static boolean isOurs(String token) throws GeneralSecurityException {
        String[] parts = token.split("\\.", -1);
        assertEquals(3, parts.length);
        PublicKey key = KeyFactory.getInstance("RSA")
                .generatePublic(new X509EncodedKeySpec(Base64.getDecoder().decode(TestKeys.publicKey())));
        Signature signature = Signature.getInstance("SHA256withRSA");
        signature.initVerify(key);
        signature.update((parts[0] + "." + parts[1]).getBytes(StandardCharsets.US_ASCII));
        return signature.verify(Base64.getUrlDecoder().decode(parts[2]));
    }

    private static Instant expiry(String token) {
        Matcher expiry = Pattern.compile("\"exp\":(\\d+)").matcher(claims(token));
        assertTrue(expiry.find());
        return Instant.ofEpochSecond(Long.parseLong(expiry.group(1)));
    }

    private static String claims(String token) {
        return new String(Base64.getUrlDecoder().decode(token.split("\\.", -1)[1]), StandardCharsets.UTF_8);
    }
}
