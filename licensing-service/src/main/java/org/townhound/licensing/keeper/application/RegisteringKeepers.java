package org.townhound.licensing.keeper.application;

import io.smallrye.mutiny.Uni;
import java.util.Optional;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.eventstore.StreamVersion;
import org.townhound.kit.directory.Directory;
import org.townhound.kit.directory.Person;
import org.townhound.kit.problem.ProblemException;
import org.townhound.kit.recording.Folded;
import org.townhound.kit.recording.Occasion;
import org.townhound.kit.recording.Streams;
import org.townhound.licensing.keeper.domain.Keeper;
import org.townhound.licensing.keeper.domain.KeeperDecider;
import org.townhound.licensing.keeper.domain.KeeperRefusal;
import org.townhound.licensing.keeper.domain.RegisterKeeper;
import org.townhound.licensing.recording.application.LicenseLaw;

/** Two halves in one transaction: the event, and what the directory knows about the person. */
public final class RegisteringKeepers {
    private final Streams streams;
    private final Keepers keepers;
    private final LicenseLaw law;
    private final Directory directory;

    public RegisteringKeepers(Streams streams, Keepers keepers, LicenseLaw law, Directory directory) {
        this.streams = streams;
        this.keepers = keepers;
        this.law = law;
        this.directory = directory;
    }

    public Uni<StreamVersion> register(
            Mutiny.Session session, Occasion occasion, RegisterKeeper command, Person person) {
        return keepers.load(session, occasion.town(), command.personId()).flatMap(keeper -> switch (keeper.state()) {
            case Keeper.Unknown _ ->
                settle(session, occasion, keeper, command)
                        .call(() -> directory.note(session, occasion.town(), person, occasion.provenance()));
            case Keeper.Registered _ ->
                refuseOther(session, occasion, person).chain(() -> settle(session, occasion, keeper, command));
        });
    }

    private Uni<StreamVersion> settle(
            Mutiny.Session session, Occasion occasion, Folded<Keeper> keeper, RegisterKeeper command) {
        return streams.settle(
                session,
                occasion,
                keeper,
                KeeperDecider.decide(
                        keeper.state(),
                        command,
                        law.keeperKinds(occasion.town(), occasion.happened().on())));
    }

    private Uni<Void> refuseOther(Mutiny.Session session, Occasion occasion, Person person) {
        return directory
                .read(
                        session,
                        occasion.town(),
                        person.id(),
                        occasion.provenance().actor())
                .invoke(known -> {
                    if (!known.equals(Optional.of(person))) {
                        throw ProblemException.refused(new KeeperRefusal.RegisteredOtherwise());
                    }
                })
                .replaceWithVoid();
    }
}
