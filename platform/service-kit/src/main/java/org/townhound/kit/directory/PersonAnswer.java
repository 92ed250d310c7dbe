package org.townhound.kit.directory;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.UUID;

/**
 * A person as one service tells another; of an erased one only id, version and state are there.
 *
 * @param personId what events call the person
 * @param town the slug of the town that knows the person
 * @param version counts the changes
 * @param state {@code changed} or {@code erased}, as on the topic
 * @param name as the person writes it
 * @param address where letters go; each line may be missing
 * @param phones in the person's order
 * @param emails in the person's order
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record PersonAnswer(
        UUID personId,
        String town,
        int version,
        String state,
        String name,
        Address address,
        List<String> phones,
        List<String> emails) {
    static final String CHANGED = "changed";
    static final String ERASED = "erased";

    static PersonAnswer of(String town, DirectoryEntry entry) {
        return switch (entry) {
            case DirectoryEntry.Known(Person person, int version) ->
                new PersonAnswer(
                        person.id(),
                        town,
                        version,
                        CHANGED,
                        person.name(),
                        person.address(),
                        person.phones(),
                        person.emails());
            case DirectoryEntry.Erased(UUID personId, int version) ->
                new PersonAnswer(personId, town, version, ERASED, null, null, null, null);
        };
    }

    DirectoryEntry entry() {
        return state.equals(ERASED)
                ? new DirectoryEntry.Erased(personId, version)
                : new DirectoryEntry.Known(new Person(personId, name, address, phones, emails), version);
    }

    /** Tells who, and nothing about them. */
    @Override
    public String toString() {
        return "PersonAnswer[" + personId + "@" + version + " " + state + "]";
    }
}
