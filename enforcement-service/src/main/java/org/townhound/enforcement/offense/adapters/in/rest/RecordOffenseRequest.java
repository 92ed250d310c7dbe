package org.townhound.enforcement.offense.adapters.in.rest;

import com.fasterxml.jackson.annotation.JsonProperty;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.time.OffsetDateTime;
import java.time.temporal.ChronoUnit;
import java.util.Locale;
import java.util.UUID;
import org.townhound.enforcement.offense.application.OffenseForm;

/** An officer's form; the client makes the ids, so that a form sent twice is one offense. Without an incident it is its own. */
public record RecordOffenseRequest(
        @NotNull UUID offenseId,
        UUID incidentId,
        @NotNull UUID personId,
        UUID dogId,
        @NotBlank @Size(max = 100) String provision,
        @NotNull Action action,
        @NotNull OffsetDateTime occurredAt,
        OffsetDateTime deviceRecordedAt) {

    public enum Action {
        @JsonProperty("cite")
        CITE,
        @JsonProperty("warn")
        WARN,
        @JsonProperty("record")
        RECORD
    }

    OffenseForm form() {
        return new OffenseForm(
                offenseId,
                incidentId == null ? offenseId : incidentId,
                personId,
                dogId,
                provision,
                action.name().toLowerCase(Locale.ROOT),
                occurredAt.toInstant().truncatedTo(ChronoUnit.MICROS),
                deviceRecordedAt);
    }
}
