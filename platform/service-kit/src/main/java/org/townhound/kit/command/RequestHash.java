package org.townhound.kit.command;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import jakarta.inject.Singleton;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/**
 * A keyed hash of a request, HMAC-SHA-256 (RFC 2104): it tells two bodies apart without keeping one, and without the
 * service's secret nobody can try out names against it.
 */
@Singleton
class RequestHash {
    private static final String ALGORITHM = "HmacSHA256";

    private final ObjectMapper json;
    private final SecretKeySpec secret;

    RequestHash(ObjectMapper json, @ConfigProperty(name = "townhound.secret") String secret) {
        this.json = json;
        this.secret = new SecretKeySpec(HexFormat.of().parseHex(secret), ALGORITHM);
    }

    /**
     * The hash of what was asked, in 64 hexadecimal digits: spaces and the order of members do not change it.
     *
     * @param request as it was read from the body
     */
    String of(Object request) {
        try {
            Mac mac = Mac.getInstance(ALGORITHM);
            mac.init(secret);
            byte[] text = json.writeValueAsString(request).getBytes(StandardCharsets.UTF_8);
            return HexFormat.of().formatHex(mac.doFinal(text));
        } catch (GeneralSecurityException | JsonProcessingException broken) {
            throw new IllegalStateException("a request cannot be hashed", broken);
        }
    }
}
