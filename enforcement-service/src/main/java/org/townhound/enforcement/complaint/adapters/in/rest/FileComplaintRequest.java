package org.townhound.enforcement.complaint.adapters.in.rest;

import com.fasterxml.jackson.annotation.JsonProperty;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.time.OffsetDateTime;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.townhound.enforcement.complaint.application.ComplaintForm;
import org.townhound.eventstore.Ids;
import org.townhound.kit.directory.Address;
import org.townhound.kit.directory.Person;
import org.townhound.kit.document.Content;
import org.townhound.kit.document.NewDocument;

/** A complaint as anybody files it: at most 4,000 characters of narrative in one paragraph, with a name or without. */
public record FileComplaintRequest(
        @NotNull Kind kind,
        @NotBlank @Size(max = 4_000) String narrative,
        OffsetDateTime occurredAt,
        @Valid Complainant complainant) {

    @Schema(name = "ComplaintKind")
    public enum Kind {
        @JsonProperty("dog-at-large")
        DOG_AT_LARGE,
        @JsonProperty("barking")
        BARKING,
        @JsonProperty("bite")
        BITE,
        @JsonProperty("menacing")
        MENACING,
        @JsonProperty("waste-not-removed")
        WASTE_NOT_REMOVED,
        @JsonProperty("neglect")
        NEGLECT,
        @JsonProperty("other")
        OTHER
    }

    public record Complainant(
            @NotBlank @Size(max = 200) String name,
            @Size(max = 200) String street,
            @Size(max = 100) String city,
            @Size(max = 40) String phone,
            @Size(max = 254) String email) {

        Person person(UUID id) {
            return new Person(id, name, new Address(street, city, null, null), some(phone), some(email));
        }

        private static List<String> some(String value) {
            return value == null || value.isBlank() ? List.of() : List.of(value);
        }

        @Override
        public String toString() {
            return "Complainant";
        }
    }

    ComplaintForm form(Content content) {
        Optional<Person> person = Optional.ofNullable(complainant).map(it -> it.person(Ids.next()));
        Set<UUID> people = person.map(it -> Set.of(it.id())).orElseGet(Set::of);
        return new ComplaintForm(
                kind.name().toLowerCase(Locale.ROOT).replace('_', '-'),
                occurredAt == null ? null : occurredAt.toInstant().truncatedTo(ChronoUnit.MICROS),
                new NewDocument(Ids.next(), content, people),
                person);
    }

    @Override
    public String toString() {
        return "FileComplaintRequest[" + kind + "]";
    }
}
