package org.townhound.notification.notice.adapters.out.directory;

import io.smallrye.mutiny.Uni;
import java.util.Optional;
import java.util.UUID;
import org.townhound.kit.directory.DirectoryEntry;
import org.townhound.kit.directory.KnownPeople;
import org.townhound.kit.directory.Person;
import org.townhound.notification.notice.application.FindRecipient;
import org.townhound.notification.notice.application.Recipient;

/** Keepers stand in licensing's directory. */
public final class DirectoryRecipients implements FindRecipient {
    private static final String OWNER = "licensing";
    private static final String READER = "service:notification";

    private final KnownPeople people;

    public DirectoryRecipients(KnownPeople people) {
        this.people = people;
    }

    @Override
    public Uni<Optional<Recipient>> find(String town, UUID personId) {
        return people.find(OWNER, town, personId, READER)
                .map(found -> found.flatMap(entry -> switch (entry) {
                    case DirectoryEntry.Known known -> Optional.of(recipient(known.person()));
                    case DirectoryEntry.Erased _ -> Optional.empty();
                }));
    }

    private static Recipient recipient(Person person) {
        return new Recipient(person.name(), person.emails().stream().findFirst(), person.address());
    }
}
