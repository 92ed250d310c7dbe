package org.townhound.enforcement.assessment.application;

import java.time.LocalDate;
import java.util.Map;
import java.util.Set;

/** Facts as somebody recorded them, to be judged by the law of a day; nothing of it is kept. */
public record Inquiry(LocalDate on, Set<String> subjects, Map<String, Object> facts, Set<String> varied) {
    public Inquiry {
        subjects = Set.copyOf(subjects);
        varied = Set.copyOf(varied);
    }
}
