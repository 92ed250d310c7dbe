package org.townhound.licensing.dog.domain;

import java.util.Optional;
import org.townhound.ordinances.values.Citation;
import org.townhound.ordinances.values.Refusal;

public sealed interface DogRefusal extends Refusal {
    @Override
    default Kind kind() {
        return Kind.CONFLICT;
    }

    @Override
    default Optional<Citation> citation() {
        return Optional.empty();
    }

    record RegisteredOtherwise() implements DogRefusal {
        @Override
        public String type() {
            return "dog-registered-otherwise";
        }

        @Override
        public String detail() {
            return "A dog with other particulars is already registered under this id.";
        }

        @Override
        public String remedy() {
            return "Use a new id for a new dog.";
        }
    }
}
