package org.townhound.kit.document;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** The bytes of a document, of the kind that they say. This is personal data: it goes into no event, log or error. */
public final class Content {
    private final DocumentKind kind;
    private final byte[] bytes;

    /** Made by {@link Contents}, which checks, and by {@link Documents}, which reads what was checked. */
    Content(DocumentKind kind, byte[] bytes) {
        this.kind = kind;
        this.bytes = bytes.clone();
    }

    /** What the bytes are. */
    public DocumentKind kind() {
        return kind;
    }

    /** A copy of the bytes. */
    public byte[] bytes() {
        return bytes.clone();
    }

    /**
     * The text of a document that is text.
     *
     * @throws IllegalStateException for another kind
     */
    public String text() {
        if (kind != DocumentKind.TEXT) {
            throw new IllegalStateException("the document is " + kind.mediaType());
        }
        return new String(bytes, StandardCharsets.UTF_8);
    }

    /** SHA-256 over nonce and bytes, in 64 hexadecimal digits. */
    String sealedBy(byte[] nonce) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            digest.update(nonce);
            return HexFormat.of().formatHex(digest.digest(bytes));
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** Tells kind and size, and nothing of what is said. */
    @Override
    public String toString() {
        return kind.mediaType() + " of " + bytes.length + " bytes";
    }
}
