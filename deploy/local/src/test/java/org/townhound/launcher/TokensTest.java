package org.townhound.launcher;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.Signature;
import java.security.spec.X509EncodedKeySpec;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TokensTest {
    private static final Instant NOW = Instant.parse("2026-02-20T05:00:00Z");

    @TempDir
    private Path temporary;

    private DataFolder folder;
    private SigningKeys keys;

    @BeforeEach
    void makeKeys() {
        folder = new DataFolder(temporary.resolve("data")).make();
        keys = SigningKeys.madeOnce(folder);
    }

    @Test
    void a_token_says_who_may_do_what_where_and_until_when() throws IOException {
        String token = new Tokens(keys, () -> NOW)
                .mint("clerk-7", List.of("town-clerk"), List.of("whitman-ma"), Duration.ofHours(1));
        JsonNode claims = json(token.split("\\.", -1)[1]);
        assertEquals("https://local.townhound", claims.get("iss").asText());
        assertEquals("clerk-7", claims.get("sub").asText());
        assertEquals("[\"town-clerk\"]", claims.get("groups").toString());
        assertEquals("[\"whitman-ma\"]", claims.get("towns").toString());
        assertEquals(NOW.plusSeconds(3600).getEpochSecond(), claims.get("exp").asLong());
        assertEquals("RS256", json(token.split("\\.", -1)[0]).get("alg").asText());
    }

    @Test
    void the_public_key_verifies_it() throws GeneralSecurityException {
        String[] parts = new Tokens(keys, () -> NOW).forService("licensing").split("\\.", -1);
        Signature signature = Signature.getInstance("SHA256withRSA");
        byte[] publicKey = Base64.getDecoder().decode(keys.publicKey());
        signature.initVerify(KeyFactory.getInstance("RSA").generatePublic(new X509EncodedKeySpec(publicKey)));
        signature.update((parts[0] + "." + parts[1]).getBytes(StandardCharsets.US_ASCII));
        assertTrue(signature.verify(Base64.getUrlDecoder().decode(parts[2])));
    }

    @Test
    void the_keys_are_made_once() {
        assertEquals(keys.publicKey(), SigningKeys.madeOnce(folder).publicKey());
        assertEquals(keys.privateKey(), SigningKeys.of(folder).privateKey());
    }

    @Test
    void without_keys_there_is_no_token() {
        DataFolder empty = new DataFolder(temporary.resolve("empty")).make();
        assertTrue(assertThrows(Refusal.class, () -> SigningKeys.of(empty))
                .getMessage()
                .contains("./townhound up"));
    }

    private static JsonNode json(String part) throws IOException {
        return new ObjectMapper().readTree(Base64.getUrlDecoder().decode(part));
    }
}
