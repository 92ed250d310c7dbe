package org.townhound.enforcement.offense.adapters.in.rest;

import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.temporal.ChronoUnit;
import java.util.Locale;
import java.util.Objects;
import java.util.UUID;
import org.townhound.enforcement.offense.adapters.in.rest.RecordOffenseRequest.Action;
import org.townhound.enforcement.offense.application.OffenseForm;

/**
 * What a phone collected out of reach: one offense, with the device's time and offset. The device makes the form's id,
 * which is one form for ever; {@code confirmedOn} is the civil date in the town, where the device showed another one.
 */
public record FieldFormRequest(
        @NotNull UUID formId,
        @NotNull OffsetDateTime deviceRecordedAt,
        LocalDate confirmedOn,
        @NotNull @Valid FieldOffense offense) {

    /** An offense without an id has one that follows from the form's. */
    public record FieldOffense(
            UUID offenseId,
            UUID incidentId,
            @NotNull UUID personId,
            UUID dogId,
            @NotBlank @Size(max = 100) String provision,
            @NotNull Action action,
            @NotNull OffsetDateTime occurredAt) {}

    /** {@code derived} is the offense's id where the form gives none. */
    OffenseForm form(UUID derived) {
        UUID offenseId = Objects.requireNonNullElse(offense.offenseId(), derived);
        return new OffenseForm(
                offenseId,
                Objects.requireNonNullElse(offense.incidentId(), offenseId),
                offense.personId(),
                offense.dogId(),
                offense.provision(),
                offense.action().name().toLowerCase(Locale.ROOT),
                offense.occurredAt().toInstant().truncatedTo(ChronoUnit.MICROS),
                deviceRecordedAt);
    }
}
