package org.townhound.notification.notice.application;

import io.smallrye.mutiny.Uni;
import java.util.Optional;
import java.util.UUID;

/** Asks the directory that keeps a person; empty for one whom no directory knows any more. */
@FunctionalInterface
public interface FindRecipient {
    Uni<Optional<Recipient>> find(String town, UUID personId);
}
