package org.townhound.kit.directory;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import java.util.Optional;
import java.util.UUID;
import org.jboss.logging.Logger;
import org.townhound.kit.call.OtherServices;

/**
 * People whom other services keep. What is needed is fetched from the service that keeps the person, kept until a newer
 * version is heard of on the directory's topic, and forgotten when the person is erased.
 *
 * <p>A service that uses it names those whose people it needs in {@code townhound.directory.follows}, with {@code
 * townhound.sources.<service>.url} and a {@link org.townhound.eventstore.ServiceToken}.
 */
@Singleton
public final class KnownPeople {
    private static final Logger READS = Logger.getLogger("townhound.directory");

    private final HeardPeople heard;
    private final OtherServices services;
    private final ObjectMapper json;
    private final ObjectReader answers;

    KnownPeople(HeardPeople heard, OtherServices services, ObjectMapper json) {
        this.heard = heard;
        this.services = services;
        this.json = json;
        this.answers = json.readerFor(PersonAnswer.class).without(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES);
    }

    /**
     * A person as the service that keeps them knows them, or the marker of somebody erased; empty for one whom that
     * service does not know in this town. Runs outside any session, and may be asked on the event loop.
     *
     * @param owner the service that keeps the person, such as {@code licensing}
     * @param actor who reads, for the log
     * @return fails while the owner has to be asked and cannot be reached; ask again later
     */
    public Uni<Optional<DirectoryEntry>> find(String owner, String town, UUID personId, String actor) {
        READS.infof("person %s of %s read by %s", personId, town, actor);
        return heard.read(owner, town, personId)
                .flatMap(known -> known.flatMap(row -> atHand(personId, row))
                        .map(entry -> Uni.createFrom().item(Optional.of(entry)))
                        .orElseGet(() -> fetch(owner, town, personId)));
    }

    private Optional<DirectoryEntry> atHand(UUID personId, HeardPeople.Known row) {
        if (row.erased()) {
            return Optional.of(new DirectoryEntry.Erased(personId, row.version()));
        }
        return Optional.ofNullable(row.data()).map(data -> read(data).entry());
    }

    private Uni<Optional<DirectoryEntry>> fetch(String owner, String town, UUID personId) {
        return services.get(owner, "/towns/" + town + "/directory/people/" + personId)
                .flatMap(body -> body.map(this::read)
                        .map(answer ->
                                heard.keep(owner, answer, write(answer)).replaceWith(() -> Optional.of(answer.entry())))
                        .orElseGet(() -> Uni.createFrom().item(Optional.empty())));
    }

    private PersonAnswer read(String body) {
        try {
            return answers.readValue(body);
        } catch (JsonProcessingException _) {
            throw new IllegalStateException("the answer of a directory cannot be read");
        }
    }

    private String write(PersonAnswer answer) {
        try {
            return json.writeValueAsString(answer);
        } catch (JsonProcessingException _) {
            throw new IllegalStateException("the answer of a directory cannot be kept");
        }
    }
}
