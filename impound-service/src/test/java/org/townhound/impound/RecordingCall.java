package org.townhound.impound;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/**
 * A call that records something.
 *
 * @param path below the town
 * @param form a body that would be accepted
 * @param facts the fields that hold a moment of the past
 * @param texts the fields that hold free text
 */
record RecordingCall(String path, Map<String, ?> form, List<String> facts, List<String> texts) {
    private static final String IN = "2026-12-01T11:00:00-05:00";

    /** Every one of them, for a dog that was taken in for the occasion. */
    static List<RecordingCall> all() {
        String one = "/impoundments/" + Officer.OF_WHITMAN.takesIn(null, null, IN);
        Map<String, Object> intake = Officer.intake(UUID.randomUUID(), UUID.randomUUID(), IN);
        intake.put("placeId", UUID.randomUUID().toString());
        intake.put("officerId", UUID.randomUUID().toString());
        Map<String, Object> payment = new HashMap<>(Officer.payment("30.00", IN));
        payment.put("reference", "1017");
        return List.of(
                new RecordingCall("/impoundments", intake, List.of("takenInAt"), List.of("reason", "breed", "color")),
                new RecordingCall(
                        one + "/identifications",
                        Map.of(
                                "keeperId", UUID.randomUUID().toString(),
                                "dogId", UUID.randomUUID().toString()),
                        List.of(),
                        List.of()),
                new RecordingCall(one + "/payments", payment, List.of("receivedAt"), List.of("reference")),
                new RecordingCall(one + "/release", Map.of("releasedAt", IN), List.of("releasedAt"), List.of()));
    }

    /** The form with one field changed. */
    Map<String, Object> with(String field, Object value) {
        Map<String, Object> changed = new HashMap<>(form);
        changed.put(field, value);
        return changed;
    }
}
