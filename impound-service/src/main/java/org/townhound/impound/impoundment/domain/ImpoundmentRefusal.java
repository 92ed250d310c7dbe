package org.townhound.impound.impoundment.domain;

import java.util.Optional;
import java.util.UUID;
import org.townhound.ordinances.values.Citation;
import org.townhound.ordinances.values.Refusal;

public sealed interface ImpoundmentRefusal extends Refusal {
    @Override
    default Kind kind() {
        return Kind.CONFLICT;
    }

    @Override
    default Optional<Citation> citation() {
        return Optional.empty();
    }

    record TakenInOtherwise() implements ImpoundmentRefusal {
        @Override
        public String type() {
            return "taken-in-otherwise";
        }

        @Override
        public String detail() {
            return "A dog with other particulars was already taken in under this id.";
        }

        @Override
        public String remedy() {
            return "Use a new id for a new impoundment.";
        }
    }

    record DogAlreadyInPound(UUID impoundmentId) implements ImpoundmentRefusal {
        @Override
        public String type() {
            return "dog-already-in-pound";
        }

        @Override
        public String detail() {
            return "This dog is in the pound already: impoundment " + impoundmentId + ".";
        }

        @Override
        public String remedy() {
            return "Use that impoundment, or release the dog first.";
        }
    }

    record NotTakenIn() implements ImpoundmentRefusal {
        @Override
        public String type() {
            return "not-taken-in";
        }

        @Override
        public String detail() {
            return "No dog was taken in under this id.";
        }

        @Override
        public String remedy() {
            return "Record the intake first.";
        }
    }

    record AlreadyReleased() implements ImpoundmentRefusal {
        @Override
        public String type() {
            return "already-released";
        }

        @Override
        public String detail() {
            return "This dog has been released.";
        }

        @Override
        public String remedy() {
            return "Nothing is left to do here.";
        }
    }
}
