package org.townhound.impound.impoundment.application;

import io.smallrye.mutiny.Uni;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.contracts.impound.v1.DogImpounded;
import org.townhound.impound.impoundment.domain.Claim;
import org.townhound.impound.impoundment.domain.DogFile;
import org.townhound.impound.impoundment.domain.Fine;
import org.townhound.impound.impoundment.domain.Impoundment.InCustody;
import org.townhound.impound.impoundment.domain.ReleaseStatement;
import org.townhound.kit.account.domain.Account;
import org.townhound.kit.problem.ProblemException;
import org.townhound.kit.recording.Occurrence;
import org.townhound.ordinances.values.Money;

/** Gathers what is looked at when somebody comes for a dog, from this service's own tables only. */
public final class PreparingRelease {
    private final PoundLaw law;
    private final FindDogFile dogs;
    private final FindFines fines;

    public PreparingRelease(PoundLaw law, FindDogFile dogs, FindFines fines) {
        this.law = law;
        this.dogs = dogs;
        this.fines = fines;
    }

    /**
     * The statement as of an instant.
     *
     * @param field that names the instant; 400 when it lies before the intake
     */
    Uni<ReleaseStatement> statement(
            Mutiny.Session session, String town, InCustody custody, Account account, Occurrence when, String field) {
        checkNotBefore(custody.as(), when, field);
        Claim.Laws laws = law.laws(town, custody.as().takenInOn(), when.on());
        Money settled = account.charged().minus(account.balance());
        return dogFile(session, town, custody.dogId())
                .flatMap(dog -> finesOf(session, town, custody.keeperId())
                        .map(owed -> new Claim(when.at(), when.on(), dog, owed, settled, laws)))
                .map(claim -> ReleaseStatement.of(custody, claim));
    }

    static void checkNotBefore(DogImpounded intake, Occurrence when, String field) {
        if (when.at().isBefore(intake.takenInAt())) {
            throw ProblemException.badField(field, "The field " + field + " lies before the intake of the dog.");
        }
    }

    private Uni<DogFile> dogFile(Mutiny.Session session, String town, Optional<UUID> dogId) {
        return dogId.map(id -> dogs.of(session, town, id))
                .orElseGet(() -> Uni.createFrom().item(DogFile.UNKNOWN));
    }

    private Uni<List<Fine>> finesOf(Mutiny.Session session, String town, Optional<UUID> keeperId) {
        return keeperId.map(id -> fines.of(session, town, id))
                .orElseGet(() -> Uni.createFrom().item(List.of()));
    }
}
