package org.townhound.acceptance.scenario;

/**
 * A call of the public interface; path, body and headers may hold names such as {@code ${license.licenseId}}.
 *
 * @param service such as {@code licensing}
 * @param method such as {@code POST}
 * @param path with its query
 */
public record Call(String service, String method, String path) {
    /** Reads {@code licensing POST /towns/…}, the shape of which the schema has checked. */
    static Call of(String text) {
        String[] words = text.split(" ", 3);
        return new Call(words[0], words[1], words[2]);
    }

    /** Whether it only reads. */
    public boolean reads() {
        return method.equals("GET") || listens();
    }

    /** Whether it follows server-sent events. */
    public boolean listens() {
        return method.equals("LISTEN");
    }

    @Override
    public String toString() {
        return service + " " + method + " " + path;
    }
}
