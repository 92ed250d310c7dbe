package org.townhound.launcher;

import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.URI;

/** Asks a service for its readiness. */
final class Health {
    /** The path of a service's readiness. */
    static final String READY = "/q/health/ready";

    private static final int TIMEOUT_MILLIS = 5_000;

    private Health() {}

    /** Whether the service at this address says that it is ready; bounded to some seconds. */
    static boolean isReady(String url) {
        try {
            HttpURLConnection connection =
                    (HttpURLConnection) URI.create(url + READY).toURL().openConnection();
            connection.setConnectTimeout(TIMEOUT_MILLIS);
            connection.setReadTimeout(TIMEOUT_MILLIS);
            try {
                return connection.getResponseCode() == HttpURLConnection.HTTP_OK;
            } finally {
                connection.disconnect();
            }
        } catch (IOException e) {
            return false;
        }
    }
}
