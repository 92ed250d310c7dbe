package org.townhound.acceptance.play;

import com.fasterxml.jackson.databind.JsonNode;

/**
 * What a service answered.
 *
 * @param status the HTTP status
 * @param body the JSON, a text where it was none, or null where there was nothing
 */
public record Answer(int status, JsonNode body) {}
