package org.townhound.acceptance.scenario;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.time.Duration;
import java.time.OffsetDateTime;
import java.util.Map;
import java.util.Optional;

/**
 * One call and what it shall answer.
 *
 * @param place where it stands
 * @param title what happens, as a person would say it
 * @param at what the clock says then
 * @param who with whose token
 * @param body the JSON sent, or missing
 * @param headers beside those that every call has
 * @param key names the request: two steps with one key send the same request again
 * @param status the HTTP status of the answer
 * @param answer what the answer must hold at least, or missing
 * @param carry the name under which later steps find the answer
 * @param eventually how long a read may be repeated until it answers so
 * @param tell what a told story says of it
 */
public record Step(
        Place place,
        String title,
        OffsetDateTime at,
        Who who,
        Call call,
        JsonNode body,
        Map<String, String> headers,
        Optional<String> key,
        int status,
        JsonNode answer,
        Optional<String> carry,
        Optional<Duration> eventually,
        Optional<Telling> tell) {
    /** Keeps its own map. */
    public Step {
        headers = Map.copyOf(headers);
    }

    /**
     * A place in a file.
     *
     * @param line from one
     */
    public record Place(Path file, int line) {
        @Override
        public String toString() {
            return file + ":" + line;
        }
    }

    /**
     * Who calls.
     *
     * @param role such as {@code town-clerk}; {@code public} is nobody in particular and has no token
     * @param town the slug, or empty for the town of the scenario
     */
    public record Who(String role, Optional<String> town) {}

    /**
     * How a story is told.
     *
     * @param amount money, or empty
     * @param why the reason, or empty
     */
    public record Telling(String amount, String why) {}
}
