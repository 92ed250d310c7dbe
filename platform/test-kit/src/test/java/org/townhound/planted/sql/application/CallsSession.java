package org.townhound.planted.sql.application;

import org.hibernate.reactive.mutiny.Mutiny;

/** R3: the session may be passed on, never called. */
public final class CallsSession {
    private CallsSession() {}

    public static void run(Mutiny.Session session) {
        session.createNativeQuery("select 1");
    }
}
