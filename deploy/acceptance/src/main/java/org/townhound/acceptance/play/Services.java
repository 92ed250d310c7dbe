package org.townhound.acceptance.play;

import java.util.List;

/** Where a running system answers, and tokens for it. */
public interface Services {
    /** The address of a service, such as {@code http://127.0.0.1:8081}. */
    String url(String service);

    /** The services that keep a clock. */
    List<String> withClock();

    /** A bearer token of a role in a town. */
    String token(String role, String town);
}
