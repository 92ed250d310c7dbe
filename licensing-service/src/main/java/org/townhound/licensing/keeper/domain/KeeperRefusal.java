package org.townhound.licensing.keeper.domain;

import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.townhound.ordinances.values.Citation;
import org.townhound.ordinances.values.Refusal;

public sealed interface KeeperRefusal extends Refusal {
    record NotAKeeper(Citation law, Set<String> kinds) implements KeeperRefusal {
        @Override
        public Kind kind() {
            return Kind.LAWFUL;
        }

        @Override
        public String type() {
            return "not-a-keeper";
        }

        @Override
        public String detail() {
            return "A keeper is one of: " + String.join(", ", new TreeSet<>(kinds)) + ".";
        }

        @Override
        public String remedy() {
            return "Register whoever harbors or has possession of the dog.";
        }

        @Override
        public Optional<Citation> citation() {
            return Optional.of(law);
        }
    }

    record RegisteredOtherwise() implements KeeperRefusal {
        @Override
        public Kind kind() {
            return Kind.CONFLICT;
        }

        @Override
        public String type() {
            return "keeper-registered-otherwise";
        }

        @Override
        public String detail() {
            return "A keeper with other particulars is already registered under this id.";
        }

        @Override
        public String remedy() {
            return "Use a new id for a new keeper.";
        }

        @Override
        public Optional<Citation> citation() {
            return Optional.empty();
        }
    }
}
