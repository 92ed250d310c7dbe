package org.townhound.launcher;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.PrivateKey;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.Base64;
import org.townhound.servers.LocalFolders;

/** The RSA key pair that signs an installation's tokens, made at the first {@code up}, files of mode 600. */
record SigningKeys(PrivateKey privateKey, String publicKey) {
    private static final String PRIVATE = "token-private-key";
    private static final String PUBLIC = "token-public-key";
    private static final int BITS = 2048;

    /** The pair of a folder, made when there is none. */
    static SigningKeys madeOnce(DataFolder folder) {
        if (!Files.exists(folder.secret(PRIVATE))) {
            make(folder);
        }
        return of(folder);
    }

    /**
     * The pair of a folder; the public key is Base64 without line breaks, as the services take it.
     *
     * @throws Refusal when there is none yet
     */
    static SigningKeys of(DataFolder folder) {
        Path file = folder.secret(PRIVATE);
        if (!Files.exists(file)) {
            throw new Refusal("There are no keys in " + folder.path() + " yet: ./townhound up makes them.");
        }
        try {
            byte[] encoded = Base64.getDecoder().decode(Files.readString(file));
            PrivateKey key = KeyFactory.getInstance("RSA").generatePrivate(new PKCS8EncodedKeySpec(encoded));
            return new SigningKeys(key, Files.readString(folder.secret(PUBLIC)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("the private key of " + folder.path() + " cannot be read", e);
        }
    }

    /** The public key first, so that a private key without it is never found. */
    private static void make(DataFolder folder) {
        try {
            KeyPairGenerator generator = KeyPairGenerator.getInstance("RSA");
            generator.initialize(BITS);
            KeyPair pair = generator.generateKeyPair();
            LocalFolders.writeSecret(
                    folder.secret(PUBLIC), base64(pair.getPublic().getEncoded()));
            LocalFolders.writeSecret(
                    folder.secret(PRIVATE), base64(pair.getPrivate().getEncoded()));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("this Java has no RSA", e);
        }
    }

    private static String base64(byte[] bytes) {
        return Base64.getEncoder().encodeToString(bytes);
    }
}
