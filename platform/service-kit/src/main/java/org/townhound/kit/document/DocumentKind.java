package org.townhound.kit.document;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Optional;

/** What a document may be. Its bytes must begin as its kind begins, whatever their sender calls them. */
public enum DocumentKind {
    /** UTF-8 with line feeds and no other control character. */
    TEXT("text/plain", ""),
    /** Begins with {@code %PDF-} (ISO 32000-1, 7.5.2). */
    PDF("application/pdf", "255044462d"),
    /** Begins with the marker of a start of image and another marker (ITU-T T.81, B.1.1.3). */
    JPEG("image/jpeg", "ffd8ff"),
    /** Begins with the signature of PNG (RFC 2083, 3.1). */
    PNG("image/png", "89504e470d0a1a0a");

    private final String mediaType;
    private final String signature;

    DocumentKind(String mediaType, String signature) {
        this.mediaType = mediaType;
        this.signature = signature;
    }

    /** Such as {@code text/plain}, without parameters. */
    public String mediaType() {
        return mediaType;
    }

    /** The kind with this media type, as {@link #mediaType()} writes it; empty for one that is not taken. */
    public static Optional<DocumentKind> of(String mediaType) {
        return Arrays.stream(values())
                .filter(kind -> kind.mediaType.equals(mediaType))
                .findFirst();
    }

    /** Whether these bytes can be a document of this kind; an empty document never is. */
    boolean fits(byte[] bytes) {
        int begins = signature.length() / 2;
        return bytes.length > begins
                && HexFormat.of().formatHex(bytes, 0, begins).equals(signature)
                && (this != TEXT || isPlainText(bytes));
    }

    private static boolean isPlainText(byte[] bytes) {
        try {
            CharBuffer text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes));
            return text.chars().noneMatch(character -> character != '\n' && Character.isISOControl(character));
        } catch (CharacterCodingException anotherEncoding) {
            return false;
        }
    }
}
