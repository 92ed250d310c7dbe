package org.townhound.notification.notice.domain;

public enum Channel {
    EMAIL("email"),
    LETTER("letter");

    private final String wire;

    Channel(String wire) {
        this.wire = wire;
    }

    public String wire() {
        return wire;
    }

    static Channel of(String wire) {
        return wire.equals(EMAIL.wire) ? EMAIL : LETTER;
    }
}
