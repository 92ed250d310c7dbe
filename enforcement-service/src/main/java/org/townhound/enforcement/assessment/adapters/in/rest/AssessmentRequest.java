package org.townhound.enforcement.assessment.adapters.in.rest;

import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotEmpty;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.time.LocalDate;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.townhound.enforcement.assessment.application.Inquiry;

/** What was looked at and recorded on a day, and what a board has varied in writing. */
public record AssessmentRequest(
        @NotNull LocalDate on,
        @NotEmpty @Size(max = 50) Set<@NotBlank @Size(max = 100) String> subjects,
        @NotNull @Size(max = 500) Map<String, Object> facts,
        @Size(max = 100) Set<@NotBlank @Size(max = 100) String> varied) {

    Inquiry inquiry() {
        return new Inquiry(on, subjects, facts, Objects.requireNonNullElse(varied, Set.of()));
    }

    @Override
    public String toString() {
        return "AssessmentRequest[" + on + ", " + subjects + "]";
    }
}
