package org.townhound.testkit;

import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.PrivateKey;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.Base64;

/**
 * The key pair of a test run. It is kept in system properties, because Quarkus loads the class that starts the servers
 * and the test that mints tokens through different class loaders.
 *
 * <p>RSA with 2048 bits, for RS256. The pair lives as long as the JVM and is written to no file.
 */
final class TestKeys {
    private static final String PUBLIC = "townhound.test.public-key";
    private static final String PRIVATE = "townhound.test.private-key";
    private static final int BITS = 2048;

    private TestKeys() {}

    /** The public key in Base64, as {@code townhound.token.public-key} takes it. */
    static String publicKey() {
        make();
        return System.getProperty(PUBLIC);
    }

    /** The private key that goes with {@link #publicKey()}; made when first asked for. */
    static PrivateKey privateKey() {
        make();
        try {
            byte[] encoded = Base64.getDecoder().decode(System.getProperty(PRIVATE));
            return KeyFactory.getInstance("RSA").generatePrivate(new PKCS8EncodedKeySpec(encoded));
        } catch (GeneralSecurityException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** A key that no service trusts; making one takes longer than hundreds of calls. */
    static PrivateKey strangersKey() {
        return Stranger.KEY;
    }

    private static synchronized void make() {
        if (System.getProperty(PUBLIC) == null) {
            KeyPair pair = pair();
            System.setProperty(
                    PRIVATE,
                    Base64.getEncoder().encodeToString(pair.getPrivate().getEncoded()));
            System.setProperty(
                    PUBLIC, Base64.getEncoder().encodeToString(pair.getPublic().getEncoded()));
        }
    }

    private static final class Stranger {
        static final PrivateKey KEY = pair().getPrivate();
    }

    private static KeyPair pair() {
        try {
            KeyPairGenerator generator = KeyPairGenerator.getInstance("RSA");
            generator.initialize(BITS);
            return generator.generateKeyPair();
        } catch (GeneralSecurityException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
