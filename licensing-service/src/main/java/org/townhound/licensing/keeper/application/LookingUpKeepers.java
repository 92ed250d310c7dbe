package org.townhound.licensing.keeper.application;

import io.smallrye.mutiny.Uni;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.eventstore.UnitOfWork;
import org.townhound.kit.directory.Directory;
import org.townhound.kit.problem.ProblemException;
import org.townhound.kit.recording.Folded;
import org.townhound.licensing.keeper.domain.Keeper;

public final class LookingUpKeepers {
    private final UnitOfWork unitOfWork;
    private final Keepers keepers;
    private final Directory directory;

    public LookingUpKeepers(UnitOfWork unitOfWork, Keepers keepers, Directory directory) {
        this.unitOfWork = unitOfWork;
        this.keepers = keepers;
        this.directory = directory;
    }

    /** 404 for a keeper that this town does not know; the reader goes into the log of reads. */
    public Uni<KeeperOnFile> find(String town, UUID personId, String reader) {
        return unitOfWork.run(session -> keepers.load(session, town, personId)
                .flatMap(keeper -> switch (keeper.state()) {
                    case Keeper.Unknown _ -> Uni.createFrom().failure(ProblemException.notFound());
                    case Keeper.Registered registered -> onFile(session, town, keeper, registered, reader);
                }));
    }

    private Uni<KeeperOnFile> onFile(
            Mutiny.Session session, String town, Folded<Keeper> keeper, Keeper.Registered registered, String reader) {
        return directory
                .read(session, town, registered.as().personId(), reader)
                .map(person -> new KeeperOnFile(
                        registered.as(), person.orElseThrow(ProblemException::notFound), keeper.place()));
    }
}
