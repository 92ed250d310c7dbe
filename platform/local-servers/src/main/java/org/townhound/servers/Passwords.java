package org.townhound.servers;

import java.security.SecureRandom;
import java.util.HexFormat;

/** Secrets from the system's strong random source. */
public final class Passwords {
    private static final int BYTES = 32;
    private static final SecureRandom RANDOM = new SecureRandom();

    private Passwords() {}

    /** 256 random bits as 64 hexadecimal digits. */
    public static String random() {
        return hexadecimal(BYTES);
    }

    /** So many random bytes as hexadecimal digits, for names that nobody else takes. */
    static String hexadecimal(int bytes) {
        byte[] random = new byte[bytes];
        RANDOM.nextBytes(random);
        return HexFormat.of().formatHex(random);
    }
}
