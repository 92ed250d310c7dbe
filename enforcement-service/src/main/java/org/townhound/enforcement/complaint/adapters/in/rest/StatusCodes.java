package org.townhound.enforcement.complaint.adapters.in.rest;

import jakarta.inject.Singleton;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.UUID;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/**
 * The code by which a complainant follows a complaint without a token. It is a keyed hash of the complaint's name: nothing
 * is stored, a repeated request gets the same one, and without the service's secret nobody can make it.
 */
@Singleton
final class StatusCodes {
    private static final String ALGORITHM = "HmacSHA256";
    private static final int BYTES = 10;

    private final SecretKeySpec secret;

    StatusCodes(@ConfigProperty(name = "townhound.secret") String secret) {
        this.secret = new SecretKeySpec(HexFormat.of().parseHex(secret), ALGORITHM);
    }

    /** 80 bits in four groups of five, to be read out over a telephone. */
    String of(String town, UUID complaintId) {
        try {
            Mac mac = Mac.getInstance(ALGORITHM);
            mac.init(secret);
            byte[] hash =
                    mac.doFinal(("complaint-status/" + town + "/" + complaintId).getBytes(StandardCharsets.UTF_8));
            return String.join("-", HexFormat.of().formatHex(hash, 0, BYTES).split("(?<=\\G.{5})"));
        } catch (GeneralSecurityException broken) {
            throw new IllegalStateException("a status code cannot be made", broken);
        }
    }

    /** Compared in constant time. */
    boolean fits(String code, String town, UUID complaintId) {
        return MessageDigest.isEqual(
                code.getBytes(StandardCharsets.UTF_8), of(town, complaintId).getBytes(StandardCharsets.UTF_8));
    }
}
