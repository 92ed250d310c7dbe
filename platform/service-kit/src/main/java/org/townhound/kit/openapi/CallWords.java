package org.townhound.kit.openapi;

import java.util.Map;

/**
 * What is said about a call beside its code: its entry in {@code openapi/<service>.yaml}.
 *
 * @param summary what it does, in one line
 * @param waits whether {@code Prefer: wait=} makes it wait
 * @param onlyAsks whether a POST records nothing, and so needs no Idempotency-Key
 * @param request an example of its body, or null for a call without one
 * @param answers an example of each answer, by status; at least one of success
 */
record CallWords(String summary, boolean waits, boolean onlyAsks, Object request, Map<Integer, Object> answers) {
    CallWords {
        answers = answers == null ? Map.of() : Map.copyOf(answers);
    }
}
