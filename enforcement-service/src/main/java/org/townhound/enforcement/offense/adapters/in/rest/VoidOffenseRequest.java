package org.townhound.enforcement.offense.adapters.in.rest;

import com.fasterxml.jackson.annotation.JsonProperty;
import jakarta.validation.constraints.NotNull;
import java.util.Locale;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

public record VoidOffenseRequest(@NotNull Reason reason) {
    @Schema(name = "OffenseVoidingReason")
    public enum Reason {
        @JsonProperty("recorded-in-error")
        RECORDED_IN_ERROR,
        @JsonProperty("wrong-person")
        WRONG_PERSON,
        @JsonProperty("duplicate")
        DUPLICATE,
        @JsonProperty("not-proved")
        NOT_PROVED
    }

    String wire() {
        return reason.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
